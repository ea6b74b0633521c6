/** A word with its place in a text. */
export interface Word {
  /** As it is compared: small letters without accents and apostrophes, so that “ERIN’s” is “erins”. */
  plain: string;
  start: number;
  end: number;
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;
const ignored = /[\p{M}'’]/gu;

/** The words of a text, in their order. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    plain: plainWord(found),
    start: index,
    end: index + found.length,
  }));
}

function plainWord(found: string): string {
  return found.normalize("NFD").replace(ignored, "").toLowerCase();
}
