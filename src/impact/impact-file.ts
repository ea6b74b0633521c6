import type { ImpactRow } from "../../data/impact.ts";

/** Columns of the CSV file and properties of the JSON figures, in order. */
const columns = ["key", "value", "label", "number", "unit", "isExact", "counts", "period", "source"] as const;

/** Excel detects UTF-8 only by this mark. */
const byteOrderMark = "\ufeff";

/** Returns a CSV table with a byte order mark, and with CRLF line ends, as RFC 4180 requires. */
export function impactCsv(rows: readonly ImpactRow[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  return byteOrderMark + lines.map((line) => `${line.map(quoted).join(",")}\r\n`).join("");
}

function quoted(value: string | number | boolean): string {
  return `"${String(value).replaceAll('"', '""')}"`;
}

export function impactJson(rows: readonly ImpactRow[], page: { title: string; url: string }): string {
  const figures = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
  return `${JSON.stringify({ ...page, figures }, null, 2)}\n`;
}
