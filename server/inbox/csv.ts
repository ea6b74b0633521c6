import type { FieldValue } from "../../src/forms/intake-contract.ts";
import { isTextList } from "../../src/forms/text-list.ts";

/**
 * Spreadsheets take a text that begins so for a formula, and some take the wide forms of East Asian keyboards too, and
 * skip what cannot be seen before them.
 */
const formula = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

const byteOrderMark = "\ufeff";

export type Cell = FieldValue | undefined;

/** RFC 4180, with the mark by which Excel knows UTF-8. */
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
