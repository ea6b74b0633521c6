import type { Submission } from "../store/submission.ts";
import { folded } from "./folded.ts";
import { entriesOf, titleOf } from "./read-aloud.ts";

/** Words shown before the one that was found; the column is narrow. */
const before = 1;

/** Finds all of the words in a form, in any order and place: resolves to the line that has one of them. */
export function finder(typed: string): (submission: Submission) => string | undefined {
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

/** The text from a few words before the first that was found. */
function around(text: string, words: readonly string[]): string {
  const written = text.split(/\s+/);
  const at = written.findIndex((each) => words.some((word) => folded(each).includes(word)));
  const begin = Math.max(0, at - before);
  return `${begin > 0 ? "… " : ""}${written.slice(begin).join(" ")}`;
}
