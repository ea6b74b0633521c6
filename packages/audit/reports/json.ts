import type { Audit } from "../core/audit.ts";
import { mistake, parsed, record } from "../core/json-values.ts";

export function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Maximum length in characters, far more than a report has. */
const maxLength = 200_000_000;

const again = "run `npm run a11y` to write it again";

const lists = ["scans", "checked", "findings", "pictures", "notChecked"];

/**
 * Parses `report.json`. Throws an `Error` with the mistake if the text is not a report in the current format. The
 * caller adds the file's name. `format` must increase with every change that older readers would misread.
 */
export function readAudit(text: string): Audit {
  if (text.length > maxLength) throw mistake("it is too long", again);
  const value = record(parsed(text, again), "the report");
  if (value.format !== 3) throw mistake(`its format is ${JSON.stringify(value.format)}`, again);
  const missing = lists.find((name) => !Array.isArray(value[name]));
  if (missing) throw mistake(`“${missing}” is not a list`, again);
  return value as unknown as Audit;
}
