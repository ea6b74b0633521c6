/** Lowercase letters of other scripts that resemble Latin ones. Only words that mix scripts are mapped. */
const lookalikes = new Map(
  Object.entries({
    // Cyrillic
    а: "a",
    в: "b",
    е: "e",
    к: "k",
    м: "m",
    н: "h",
    о: "o",
    р: "p",
    с: "c",
    т: "t",
    у: "y",
    х: "x",
    і: "i",
    ј: "j",
    ѕ: "s",
    ԁ: "d",
    ӏ: "l",
    ѵ: "v",
    ԝ: "w",
    // Greek
    α: "a",
    β: "b",
    ε: "e",
    η: "n",
    ι: "i",
    κ: "k",
    ν: "v",
    ο: "o",
    ρ: "p",
    τ: "t",
    υ: "u",
    χ: "x",
    ω: "w",
    // Latin
    ı: "i",
    ɡ: "g",
    ɑ: "a",
  }),
);

/** Digits and symbols that replace letters within a word. */
const standIns = new Map(Object.entries({ 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", $: "s", "@": "a" }));

const latin = /[a-zıɡɑ]/;
const other = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const standIn = /[\d$@]/;
const plain = /^[a-z]+$/;

/** Expects a lowercase word. True if it mixes Latin with Cyrillic or Greek letters. */
function mixesScripts(word: string): boolean {
  return latin.test(word) && other.test(word);
}

/** Returns a lowercase word as a person reads it. */
function asRead(word: string): string {
  // Fast path for most words.
  if (plain.test(word)) return word;
  const letters = mixesScripts(word) ? replaced(word, lookalikes) : word;
  return latin.test(letters) && standIn.test(letters) ? replaced(letters, standIns) : letters;
}

function replaced(word: string, by: ReadonlyMap<string, string>): string {
  return Array.from(word, (letter) => by.get(letter) ?? letter).join("");
}

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
