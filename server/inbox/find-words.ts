import type { Submission } from "../store/submission.ts";
import { entriesOf, titleOf } from "./read-aloud.ts";

/** Normalizes text for comparison: ignores case, accents and character width. */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Words shown before the match. The column is narrow. */
const before = 1;

/** Finds forms that contain all words, in any order and field. Returns the text of the first field with a match. */
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

function around(text: string, words: readonly string[]): string {
  const written = text.split(/\s+/);
  const at = written.findIndex((each) => words.some((word) => folded(each).includes(word)));
  const begin = Math.max(0, at - before);
  return `${begin > 0 ? "… " : ""}${written.slice(begin).join(" ")}`;
}
