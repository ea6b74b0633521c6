import { InvalidArgumentError } from "commander";
import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";
import { site } from "../../data/site.ts";
import { day } from "../times.ts";

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

export function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let [piece, used] = ["", 0];
  for (const { segment } of characters.segment(text)) {
    used += stringWidth(segment);
    if (used > width - 1) break;
    piece += segment;
  }
  return `${piece.trimEnd()}…`;
}

export function padded(text: string, width: number, side: "left" | "right" = "left"): string {
  const space = " ".repeat(Math.max(0, width - stringWidth(text)));
  return side === "left" ? text + space : space + text;
}

/** Wraps `text` to `width` terminal columns. Breaks inside a word only if the word is too long for a line. */
export function wrapped(text: string, width: number): string[] {
  return text.split("\n").flatMap((paragraph) =>
    wrapAnsi(paragraph, width, { hard: true, trim: false })
      .split("\n")
      // Keeps the indentation of a paragraph, but not the spaces at a break.
      .map((row, index) => (index === 0 ? row.trimEnd() : row.trim())),
  );
}

/** Characters that reverse the rest of a line, including the table around the cell. */
const reversing = /[\u202a-\u202e\u2066-\u2069]/g;

/** Unifies line breaks, and replaces lone surrogates. Removes or replaces other control characters, except tabs. */
export function withoutControls(text: string, replacement: (control: string) => string = () => ""): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, replacement);
}

/**
 * Neutralizes text from forms for a terminal: nothing in it moves the cursor, sets colors or renames the window. Keeps
 * line breaks.
 */
export function harmlessLines(text: string): string {
  return withoutControls(text, picture).replace(/\t/g, "    ").replace(reversing, "");
}

export function harmlessLine(text: string): string {
  return harmlessLines(text.replace(/\t/g, " ")).replace(/\s+/g, " ").trim();
}

function picture(control: string): string {
  const code = control.charCodeAt(0);
  if (code === 0x7f) return "␡";
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : "\ufffd";
}

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

/** Returns a table that fits within `lineWidth`. Cells can contain any input. */
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

// The Swedish format matches ISO 8601.
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: site.timeZone,
  dateStyle: "short",
  timeStyle: "medium",
});

/** Formats a time in the office's time zone: "2026-11-21 02:47:05". */
export function secondOf(at: number): string {
  return clock.format(at);
}

export function inMegabytes(bytes: number): string {
  const digits = { maximumFractionDigits: 1, minimumFractionDigits: 1 };
  return `${(bytes / 1_000_000).toLocaleString("en-US", digits)} MB`;
}

export function minuteOf(at: number): string {
  return secondOf(at).slice(0, 16);
}

/** Returns the start of a day, relative to `now`. Both are Unix times in milliseconds. */
export type Day = (now: number) => number;

/**
 * Reads a day in the office's time zone: "2026-11-01", "today" or "yesterday". Throws `InvalidArgumentError` for any
 * other text.
 */
export function readDay(typed: string): Day {
  const word = typed.trim().toLowerCase();
  if (word === "today") return (now) => startOf(dayBefore(now, 0));
  if (word === "yesterday") return (now) => startOf(dayBefore(now, 1));
  const begins = startOf(typed);
  return () => begins;
}

function dayBefore(now: number, days: number): string {
  const noon = Date.parse(`${secondOf(now).slice(0, 10)}T12:00:00Z`);
  return new Date(noon - days * day).toISOString().slice(0, 10);
}

/**
 * Returns the start of a day such as "2026-11-01" in the office's time zone, as Unix time in milliseconds. Throws
 * `InvalidArgumentError` for any other text.
 */
export function startOf(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(midnight);
  if (!isDay || new Date(midnight).toISOString().slice(0, 10) !== day)
    throw new InvalidArgumentError("Must be a day: 2026-11-01, today or yesterday.");
  // The second pass corrects days that begin on the other side of a clock change.
  const guess = midnight - aheadAt(midnight);
  return midnight - aheadAt(guess);
}

/** Returns the office's UTC offset at a time, in milliseconds. */
function aheadAt(at: number): number {
  return Date.parse(`${secondOf(at).replace(" ", "T")}Z`) - at;
}
