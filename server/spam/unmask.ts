import { asRead, mixesScripts } from "./confusables.ts";

/** A text as a reader sees it, and what had been done to hide it from a filter. */
export interface Unmasked {
  /** Small, without accents; what looks like a letter is that letter; a plural’s `s` is gone. */
  words: readonly string[];
  /** Words with letters of two scripts, with signs in them that nobody sees, or pulled apart into letters. */
  disguised: number;
  /** Letters that Unicode has for mathematics, or in circles. */
  drawn: number;
}

/** Zero-width and soft hyphens; joiners are part of emoji and of some scripts, and count only between Latin letters. */
const unseen = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;
const unseenInWord = /[a-z][\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]+[a-z]/giu;
const drawnLetter = /[\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u{1f130}-\u{1f189}]/gu;
const ascii = /^\p{ASCII}*$/u;
const apostrophe = /['’ʼ`]/gu;
const word = /[\p{L}\p{N}$@]+/gu;

/** From so many letters on, one by one, they are a word that was pulled apart. Initials are fewer. */
const pulledApart = 5;

/** Reads a text once from its beginning to its end. */
export function unmask(text: string): Unmasked {
  // Most texts hide nothing but an apostrophe.
  const isPlain = ascii.test(text);
  const drawn = isPlain ? 0 : (text.match(drawnLetter)?.length ?? 0);
  const hidden = isPlain ? 0 : (text.match(unseenInWord)?.length ?? 0);
  const shown = isPlain ? text : text.replace(unseen, "").normalize("NFKD").replace(/\p{M}/gu, "");
  const folded = shown.toLowerCase().replace(apostrophe, "");
  const { words, joined } = joinLetters(folded.match(word) ?? []);
  const mixed = words.filter(mixesScripts).length;
  return { words: words.map(asRead).map(singular), disguised: hidden + mixed + joined, drawn };
}

/** "v i a g r a" and "v.i.a.g.r.a" as one word. */
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
