export interface Word {
  /** Form for comparison: lowercase, without accents, apostrophes or a plural s. "ERIN's" becomes "erin". */
  plain: string;
  start: number;
  end: number;
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;
const ignored = /[\p{M}'’]/gu;
/** Minimum letters of a word whose final s counts as a plural. In shorter words it is part of the word. */
const shortest = 4;

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    plain: plainWord(found),
    start: index,
    end: index + found.length,
  }));
}

function plainWord(found: string): string {
  const plain = found.normalize("NFD").replace(ignored, "").toLowerCase();
  const isOfSeveral = plain.length >= shortest && plain.endsWith("s") && !plain.endsWith("ss");
  return isOfSeveral ? plain.slice(0, -1) : plain;
}
