import { Ajv } from "ajv";
import type { Audit } from "../audit.ts";
import { auditSchema } from "./audit-schema.ts";

export function json(audit: Audit): string {
  return `${JSON.stringify(audit, null, 2)}\n`;
}

/** Maximum length in characters. No audit writes a longer file. */
const longest = 200_000_000;

const holds = new Ajv({ allowUnionTypes: true }).compile<Audit>(auditSchema);

/** Parses `report.json`. Throws an `Error` with the first mistake if it is invalid. */
export function readAudit(text: string): Audit {
  if (text.length > longest) throw mistake("it is longer than any audit");
  const value = parsed(text);
  if (holds(value)) return value;
  const [first] = holds.errors ?? [];
  throw mistake(`${first?.instancePath || "the file"} ${first?.message ?? "is no audit"}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw mistake("it is not JSON");
  }
}

function mistake(problem: string): Error {
  return new Error(`report.json: ${problem}; run \`npm run a11y\` to write it anew`);
}
