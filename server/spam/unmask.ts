import { asRead, mixesScripts } from "./confusables.ts";

export interface Unmasked {
  /** Lowercase, without accents or plural `s`. Lookalikes are replaced with the letters they imitate. */
  words: readonly string[];
  /** Words that mix scripts, contain invisible characters, or are split into letters. */
  disguised: number;
  /** Mathematical and circled letters of Unicode. */
  drawn: number;
}

/**
 * Zero-width characters and soft hyphens. Emoji and some scripts need joiners, so those count only between Latin
 * letters.
 */
const unseen = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;
const unseenInWord = /[a-z][\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]+[a-z]/giu;
const drawnLetter = /[\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u{1f130}-\u{1f189}]/gu;
const ascii = /^\p{ASCII}*$/u;
const apostrophe = /['’ʼ`]/gu;
const word = /[\p{L}\p{N}$@]+/gu;

/** Single letters in a row that count as one split word. Initials have fewer. */
const pulledApart = 5;

export function unmask(text: string): Unmasked {
  // Fast path: most texts disguise nothing.
  const isPlain = ascii.test(text);
  const drawn = isPlain ? 0 : (text.match(drawnLetter)?.length ?? 0);
  const hidden = isPlain ? 0 : (text.match(unseenInWord)?.length ?? 0);
  const shown = isPlain ? text : text.replace(unseen, "").normalize("NFKD").replace(/\p{M}/gu, "");
  const folded = shown.toLowerCase().replace(apostrophe, "");
  const { words, joined } = joinLetters(folded.match(word) ?? []);
  const mixed = words.filter(mixesScripts).length;
  return { words: words.map(asRead).map(singular), disguised: hidden + mixed + joined, drawn };
}

/** Joins "v i a g r a" and "v.i.a.g.r.a" into one word. */
function joinLetters(words: readonly string[]): { words: string[]; joined: number } {
  const read: string[] = [];
  let [run, joined]: [string[], number] = [[], 0];
  const end = () => {
    if (run.length >= pulledApart) joined++;
    read.push(...(run.length >= pulledApart ? [run.join("")] : run));
    run = [];
  };
  for (const each of words) {
    if (each.length === 1 && /[a-z\d$@]/.test(each)) run.push(each);
    else {
      end();
      read.push(each);
    }
  }
  end();
  return { words: read, joined };
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
