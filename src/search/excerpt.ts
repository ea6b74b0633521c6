interface Word {
  /** Form for comparison: lowercase, without accents, apostrophes or a plural s. "ERIN's" becomes "erin". */
  plain: string;
  start: number;
  end: number;
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;
const ignored = /[\p{M}'’]/gu;
/** Minimum number of letters of a word whose final s counts as a plural. In shorter words it is part of the word. */
const minPluralLength = 4;

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    plain: plainWord(found),
    start: index,
    end: index + found.length,
  }));
}

export function plainWords(text: string): string[] {
  return wordsOf(text).map(({ plain }) => plain);
}

function plainWord(found: string): string {
  const plain = found.normalize("NFD").replace(ignored, "").toLowerCase();
  const isOfSeveral = plain.length >= minPluralLength && plain.endsWith("s") && !plain.endsWith("ss");
  return isOfSeveral ? plain.slice(0, -1) : plain;
}

export interface Stretch {
  text: string;
  isMarked: boolean;
}

/** Approximate length of an excerpt, and of its part before the first match, in characters. */
const length = 180;
const before = 50;

/** Splits `text` so that the words in `found` are marked. Those words are in plain form, see `Word`. */
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

/**
 * Returns the part of `text` around the first match, cut between words, with all matches marked. Without a match,
 * returns the start.
 */
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
