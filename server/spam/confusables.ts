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
export function mixesScripts(word: string): boolean {
  return latin.test(word) && other.test(word);
}

/** Returns a lowercase word as a person reads it. */
export function asRead(word: string): string {
  // Fast path for most words.
  if (plain.test(word)) return word;
  const letters = mixesScripts(word) ? replaced(word, lookalikes) : word;
  return latin.test(letters) && standIn.test(letters) ? replaced(letters, standIns) : letters;
}

function replaced(word: string, by: ReadonlyMap<string, string>): string {
  return Array.from(word, (letter) => by.get(letter) ?? letter).join("");
}
