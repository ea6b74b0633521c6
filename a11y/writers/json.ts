import { Ajv } from "ajv";
import { type Audit, severities } from "../audit.ts";
import { criteria } from "../criteria.ts";
import { mistake, parsed } from "../json-values.ts";
import { modes, widths } from "../modes.ts";

const text = { type: "string" };
const number = { type: "number" };
const listOf = (items: object) => ({ type: "array", items });
const texts = listOf(text);
const count = { type: "integer", minimum: 0 };
const time = { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$" };

function object(properties: Record<string, object>, optional: Record<string, object> = {}) {
  return {
    type: "object",
    required: Object.keys(properties),
    properties: { ...properties, ...optional },
    additionalProperties: false,
  };
}

const place = {
  page: { type: "string", pattern: "^/" },
  state: text,
  mode: { enum: Object.keys(modes) },
  width: { enum: Object.keys(widths).map(Number) },
};

const numbers = listOf({ enum: Object.keys(criteria) });

const finding = object(
  {
    id: text,
    rule: text,
    criteria: numbers,
    conformance: { enum: ["A", "AA", "AAA", "best practice", "experimental"] },
    certainty: { enum: ["fails", "needs review"] },
    element: object(
      { selector: text, markup: text },
      {
        section: text,
        name: text,
        box: object({ x: number, y: number, width: number, height: number }),
      },
    ),
    message: text,
    help: text,
    foundBy: texts,
    places: listOf(object(place)),
  },
  { helpUrl: text, excuse: object({ reason: text, link: text }) },
);

const totals = object(Object.fromEntries(severities.map((severity) => [severity, count])));

const earlier = object({ id: text, criteria: numbers, message: text, page: text });

/**
 * JSON Schema (draft-07) of `report.json`. `a11y/audit.ts` explains the fields.
 *
 * `format` must increase with every change that older readers would misread.
 */
const auditSchema = object(
  {
    format: { const: 1 },
    startedAt: time,
    endedAt: time,
    origin: { type: "string", pattern: "^https?://" },
    isOwnBuild: { type: "boolean" },
    commit: { type: ["string", "null"] },
    policy: text,
    versions: { type: "object", additionalProperties: text },
    narrowedTo: { type: ["string", "null"] },
    visits: listOf(object({ ...place, seconds: { ...number, minimum: 0 }, checks: texts }, { error: text })),
    looked: listOf(
      object({ name: text, looksFor: text, criteria: numbers, visits: count, because: text, version: text }),
    ),
    findings: listOf(finding),
    pictures: listOf(object({ finding: text, file: text, alternative: text })),
    totals,
    notChecked: texts,
  },
  {
    // Older reports have the totals of the audit before.
    previous: {},
    pageHashes: { type: "object", additionalProperties: text },
    against: object({
      endedAt: time,
      commit: { type: ["string", "null"] },
      new: texts,
      open: texts,
      fixed: listOf(earlier),
      unchecked: listOf(earlier),
      changedPages: texts,
    }),
  },
);

export function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Maximum length in characters. No audit writes a longer file. */
const longest = 200_000_000;

const holds = new Ajv({ allowUnionTypes: true }).compile<Audit>(auditSchema);

const again = "run `npm run a11y` to write it again";

/** Parses `report.json`. Throws an `Error` with the first mistake if it is invalid. The caller adds the file's name. */
export function readAudit(text: string): Audit {
  if (text.length > longest) throw mistake("it is too long", again);
  const value = parsed(text, again);
  if (holds(value)) return value;
  const [first] = holds.errors ?? [];
  throw mistake(`${first?.instancePath || "the file"} ${first?.message ?? "is not an audit"}`, again);
}
