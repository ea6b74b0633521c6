/**
 * Requirements of SARIF 2.1.0 (OASIS, errata 01, sections 3.13 to 3.52), restated as a JSON Schema. Covers the parts
 * that the audit writes. It is stricter than the published one: no other properties, no empty values.
 */
const text = { type: "string", minLength: 1 };
const texts = { type: "array", items: text, uniqueItems: true };
const uri = { type: "string", format: "uri" };
const time = { type: "string", format: "date-time" };
const message = closed({ text });
const level = { enum: ["none", "note", "warning", "error"] };
const fingerprints = { type: "object", additionalProperties: { type: "string" } };

/** Returns the schema of an object without other properties. */
export function closed(required: Record<string, object>, optional: Record<string, object> = {}) {
  return {
    type: "object",
    required: Object.keys(required),
    properties: { ...required, ...optional },
    additionalProperties: false,
  };
}

const rule = closed(
  { id: text, name: text, shortDescription: message, help: message, defaultConfiguration: closed({ level }) },
  { helpUri: uri, properties: { type: "object", properties: { tags: texts }, required: ["tags"] } },
);

const location = closed({
  physicalLocation: closed({
    artifactLocation: closed({ uri }),
    region: closed({ startLine: { type: "integer", minimum: 1 } }),
  }),
  logicalLocations: { type: "array", items: closed({ name: text, fullyQualifiedName: text, kind: text }) },
});

const result = {
  ...closed(
    {
      ruleId: text,
      ruleIndex: { type: "integer", minimum: 0 },
      kind: { enum: ["fail", "review"] },
      level,
      message,
      locations: { type: "array", items: location, minItems: 1 },
      fingerprints,
      partialFingerprints: fingerprints,
      properties: { type: "object" },
    },
    {
      suppressions: {
        type: "array",
        items: closed({ kind: { const: "external" }, status: { const: "accepted" }, justification: text }),
      },
    },
  ),
  // 3.27.10: only failures have a level.
  if: { properties: { kind: { const: "fail" } } },
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
  then: { properties: { level: { not: { const: "none" } } } },
  else: { properties: { level: { const: "none" } } },
};

export const sarifShape = closed({
  $schema: uri,
  version: { const: "2.1.0" },
  runs: {
    type: "array",
    items: closed({
      tool: closed({
        driver: closed({ name: text, version: text, informationUri: uri, rules: { type: "array", items: rule } }),
        extensions: { type: "array", items: closed({ name: text, version: text }) },
      }),
      automationDetails: closed({ id: text }),
      invocations: {
        type: "array",
        items: closed({ executionSuccessful: { type: "boolean" }, startTimeUtc: time, endTimeUtc: time }),
      },
      columnKind: { const: "utf16CodeUnits" },
      results: { type: "array", items: result },
      properties: { type: "object" },
    }),
  },
});
