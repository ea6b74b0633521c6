/** A word with its place in a text. */
export interface Word {
  /** As it is compared: small letters without accents, apostrophes and the s of several: “ERIN’s” is “erin”. */
  plain: string;
  start: number;
  end: number;
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;
const ignored = /[\p{M}'’]/gu;
/** Letters. Of shorter words the last letter is a part. */
const shortest = 4;

/** The words of a text, in their order. */
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
