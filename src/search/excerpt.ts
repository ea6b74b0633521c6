import { wordsOf } from "./words.ts";

/** A stretch of text; `isMarked` where it is a word that was found. */
export interface Stretch {
  text: string;
  isMarked: boolean;
}

/** Letters shown of a text, about; and before the first word that was found. */
const length = 180;
const before = 50;

/** `text` in stretches, with the words of `found` (plain, see words.ts) marked. */
export function marked(text: string, found: ReadonlySet<string>): Stretch[] {
  const hits = wordsOf(text).filter(({ plain }) => found.has(plain));
  const stretches: Stretch[] = [];
  let end = 0;
  for (const hit of hits) {
    stretches.push({ text: text.slice(end, hit.start), isMarked: false });
    stretches.push({ text: text.slice(hit.start, hit.end), isMarked: true });
    end = hit.end;
  }
  stretches.push({ text: text.slice(end), isMarked: false });
  return stretches.filter((stretch) => stretch.text !== "");
}

/** The part of `text` around the first of the words that were found, cut between words; the start where there is none. */
export function excerpt(text: string, found: ReadonlySet<string>): Stretch[] {
  const words = wordsOf(text);
  const first = words.find(({ plain }) => found.has(plain));
  const start = words.find((word) => word.start >= (first?.start ?? 0) - before)?.start ?? 0;
  const from = start <= before && !first ? 0 : start;
  const end = words.filter((word) => word.end <= from + length).at(-1)?.end ?? text.length;
  const isWhole = text.length <= from + length;
  const cut = `${from > 0 ? "…" : ""}${text.slice(from, isWhole ? text.length : end)}${isWhole ? "" : "…"}`;
  return marked(cut, found);
}
