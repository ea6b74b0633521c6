import stringWidth from "string-width";
import { cut, padded, wrapped } from "./columns.ts";
import { harmlessLine, harmlessLines } from "./harmless.ts";

/** Maximum width of all output, in terminal columns. */
export const lineWidth = 100;

export interface Column {
  title: string;
  /** True if the column shrinks when the table is too wide. */
  gives?: true;
  right?: true;
}

const gap = "  ";
const narrowest = 10;

/** Cells may contain any input. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => row.map(harmlessLine))];
  const widths = fitted(
    columns,
    columns.map((_, index) => Math.max(...cells.map((row) => stringWidth(cut(row[index] ?? "", lineWidth))))),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return padded(cut(cell, width), width, columns[index]?.right ? "right" : "left");
      })
      .join(gap)
      .trimEnd();
  const [titles = [], ...rest] = cells;
  return [titles, widths.map((width) => "─".repeat(width)), ...rest].map((row) => `${line(row)}\n`).join("");
}

function fitted(columns: readonly Column[], natural: readonly number[]): number[] {
  const widths = [...natural];
  const total = () => widths.reduce((sum, width) => sum + width, gap.length * (widths.length - 1));
  while (total() > lineWidth) {
    const widest = Math.max(...widths.filter((_, index) => columns[index]?.gives));
    if (!(widest > narrowest)) break;
    const index = widths.findLastIndex((width, index) => columns[index]?.gives && width === widest);
    widths[index] = widest - 1;
  }
  return widths;
}

/** Lists labels on the left and texts on the right. Texts wrap within their column, so no line can pass for a label. */
export function labelled(entries: readonly (readonly [label: string, text: string])[]): string {
  const left = Math.min(30, Math.max(0, ...entries.map(([label]) => stringWidth(harmlessLine(label)))));
  const lines = entries.flatMap(([label, text]) => {
    const names = wrapped(harmlessLine(label), left);
    const texts = wrapped(harmlessLines(text), lineWidth - left - gap.length);
    return Array.from({ length: Math.max(names.length, texts.length) }, (_, index) =>
      `${padded(names[index] ?? "", left)}${gap}${texts[index] ?? ""}`.trimEnd(),
    );
  });
  return lines.map((line) => `${line}\n`).join("");
}
