import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import { inDollars } from "../../data/money.ts";
import { type FieldValue, isTextList } from "../../src/forms/intake-contract.ts";
import type { Submission } from "../store/submission.ts";
import { type Context, Refused } from "./context.ts";
import { centsIn } from "./submission-text.ts";
import { harmlessLines, secondOf } from "./text.ts";

/**
 * Spreadsheets run text that begins this way as a formula. Some also accept full-width characters, and skip invisible
 * characters before them.
 */
const formula = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A formula after a separator such as `;`, for spreadsheets that split cells there and ignore the quotes. */
const innerFormula = /^["'\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u;
const afterSeparator = /(?<=[;\t\r\n])/;

const byteOrderMark = "\ufeff";

export type Cell = FieldValue | undefined;

/** Yields CSV (RFC 4180) with the byte order mark that Excel needs to detect UTF-8. */
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
  const [first = "", ...others] = value.split(afterSeparator);
  const guard = (text: string, pattern: RegExp) => (pattern.test(text) ? `'${text}` : text);
  const guarded = guard(first, formula) + others.map((text) => guard(text, innerFormula)).join("");
  return /[",\r\n;\t]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Control characters that affect a terminal or reverse a line. JSON may escape any character. */
const steering = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Yields lines with one JSON object each. Every character survives the round trip, and none affects a terminal. */
export async function* jsonLines(all: AsyncIterable<object>): AsyncIterable<string> {
  for await (const each of all) yield `${JSON.stringify(each).replace(steering, byNumber)}\n`;
}

function byNumber(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

const about: Record<string, (submission: Submission) => Cell> = {
  reference: ({ reference }) => reference,
  form: ({ form }) => form,
  received_eastern: ({ receivedAt }) => secondOf(receivedAt),
  received_utc: ({ receivedAt }) => new Date(receivedAt).toISOString(),
  state: ({ state }) => state,
  page: ({ page }) => page,
  answered_eastern: ({ answered }) => answered && secondOf(answered.at),
  answered_by: ({ answered }) => answered?.by,
  // A withdrawn form has no fields left.
  withdrawn_eastern: ({ withdrawnAt }) => (withdrawnAt === undefined ? undefined : secondOf(withdrawnAt)),
};

export const aboutTitles = Object.keys(about);

export function aboutCells(submission: Submission): Cell[] {
  return Object.values(about).map((cell) => cell(submission));
}

/** Resolves to the field names of one form, or of all, in order. Names that only stored submissions use come last. */
export async function fieldNames(form: FormName | undefined, all: AsyncIterable<Submission>): Promise<string[]> {
  const forms: readonly Form[] = form ? [everyForm[form]] : Object.values(everyForm);
  const names = new Set(forms.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const retired = new Set<string>();
  for await (const { fields } of all) {
    for (const name of Object.keys(fields)) if (!names.has(name)) retired.add(name);
  }
  return [...names, ...[...retired].toSorted()];
}

export function fieldCells(submission: Submission, names: readonly string[]): Cell[] {
  const { fields } = submission;
  return names.map((name) => {
    const amount = centsIn(submission, name);
    if (amount !== undefined) return inDollars(amount);
    return Object.hasOwn(fields, name) ? fields[name] : undefined;
  });
}

/**
 * Writes the pieces to the output. On a terminal, control characters become harmless. Rejects with `Refused` if npm
 * adds lines to the output.
 */
export async function sendOut(
  pieces: AsyncIterable<string> | Iterable<string>,
  { output, write }: Pick<Context, "output" | "write">,
): Promise<void> {
  if (output === "file behind npm")
    throw new Refused(
      `npm prints two extra lines before the output, which would damage the file.
Start the command with 'npm run --silent inbox --'.`,
    );
  // A terminal would obey control characters. A file gets the exact input.
  await sendAll(pieces, output === "terminal" ? (text) => write(harmlessLines(text)) : write);
}

const chunk = 64 * 1024;

/** Joins the pieces into chunks that are large enough to be worth a write, and writes them. */
async function sendAll(
  pieces: AsyncIterable<string> | Iterable<string>,
  write: (text: string) => Promise<void>,
): Promise<void> {
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length < chunk) continue;
    await write(text);
    text = "";
  }
  if (text) await write(text);
}
