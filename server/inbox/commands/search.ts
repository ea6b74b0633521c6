import { Argument, InvalidArgumentError } from "commander";
import type { Submission } from "../../store/submission.ts";
import type { Context, StaffCommand } from "../context.ts";
import { chosen, type FilterValues, filterOptions, limitOption } from "../options.ts";
import { entriesOf, submissionTable, titleOf } from "../submission-text.ts";
import { harmlessLine } from "../text.ts";

/** Normalizes text for comparison: ignores case, accents and character width. */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Number of words shown before the match. The column is narrow. */
const before = 1;

/**
 * Returns a function that finds all words in a submission, in any order and field. It returns the text from one word
 * before the first match on, or undefined if a word is missing.
 */
function finder(typed: string): (submission: Submission) => string | undefined {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return (submission) => {
    const { reference, form } = submission;
    const texts = [reference, `${titleOf(submission)} (${form})`, ...entriesOf(submission).map(([, text]) => text)];
    const read = texts.map((text) => ({ text, plain: folded(text) }));
    if (!words.every((word) => read.some(({ plain }) => plain.includes(word)))) return undefined;
    const hit = read.find(({ plain }) => words.some((word) => plain.includes(word)));
    return hit && around(hit.text, words);
  };
}

function around(text: string, words: readonly string[]): string {
  const written = text.split(/\s+/);
  const at = written.findIndex((each) => words.some((word) => folded(each).includes(word)));
  const begin = Math.max(0, at - before);
  return `${begin > 0 ? "… " : ""}${written.slice(begin).join(" ")}`;
}

type Values = FilterValues & { limit: number };

const maxLength = 200;

export const searchCommand: StaffCommand = {
  name: "search",
  summary: "search submissions for words, names or references",
  description: `Search every field of every submission, including quarantine. A submission matches if it contains
all the words, in any order. The search ignores case and accents: 'zoe' finds Zoë.`,
  argument: new Argument("<words...>", "words to find").argParser(readWords),
  options: [...filterOptions, limitOption(25)],
  examples: ["haddad", "noor@example.org", "wheelchair ramp --since 2026-11-01"],
  run: (surroundings, values: Values, words: string[]) => search(words.join(" "), values, surroundings),
};

function readWords(typed: string, earlier: string[] = []): string[] {
  const words = [...earlier, typed];
  const text = words.join(" ");
  if (text.length > maxLength) throw new InvalidArgumentError(`Must have at most ${maxLength} characters.`);
  if (text.trim() === "") throw new InvalidArgumentError("Must not be empty.");
  return words;
}

async function search(typed: string, { limit, ...filter }: Values, { store, audit, write, now, place }: Context) {
  const lineIn = finder(typed);
  const found = new Map<Submission, string>();
  for await (const submission of chosen(store, filter, now)) {
    const line = lineIn(submission);
    if (line !== undefined) found.set(submission, line);
  }
  if (found.size === 0) return await write(`No submissions with '${harmlessLine(typed)}' in ${place}.\n`);
  const shown = [...found.keys()].reverse().slice(0, limit);
  await audit({ references: shown.map(({ reference }) => reference) });
  await write(submissionTable(shown, { title: "Found", excerptOf: (submission) => found.get(submission) ?? "" }));
  if (found.size > limit) await write(`\nFound ${found.size} submissions. Add --limit ${found.size} to see all.\n`);
}
