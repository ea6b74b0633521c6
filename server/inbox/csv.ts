import { type FieldValue, isTextList } from "../../src/forms/intake-contract.ts";

/**
 * Spreadsheets run text that begins this way as a formula. Some also accept full-width characters, and skip invisible
 * characters before them.
 */
const formula = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

const byteOrderMark = "\ufeff";

export type Cell = FieldValue | undefined;

/** RFC 4180, with the byte order mark that Excel needs to detect UTF-8. */
export async function* csv(titles: readonly string[], rows: AsyncIterable<readonly Cell[]>): AsyncIterable<string> {
  yield byteOrderMark + record(titles);
  for await (const row of rows) yield record(row);
}

function record(cells: readonly Cell[]): string {
  return `${cells.map(written).join(",")}\r\n`;
}

function written(value: Cell): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (isTextList(value)) return written(value.join(", "));
  if (typeof value !== "string") return String(value ?? "");
  const guarded = formula.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
