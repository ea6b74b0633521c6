import { forbidden } from "@kindred-ground/markup/xml.ts";

export function csvOf(rows: readonly string[][]): string {
  return `${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** Characters that start a formula in spreadsheets, and their full-width forms (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Quotes a cell according to RFC 4180. A leading apostrophe prevents evaluation as a formula. */
function cell(text: string): string {
  const safe = text.replace(forbidden, "\ufffd");
  return `"${(formula.test(safe) ? `'${safe}` : safe).replaceAll('"', '""')}"`;
}
