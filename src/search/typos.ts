/**
 * Words up to `shortWord` letters have little meaning on their own, and a typo turns them into other words. Words
 * longer than `longWord` can have two typos.
 */
export const shortWord = 3;
const longWord = 6;

/**
 * True if `term` continues `word`, or if `word` may be a typo for it. In a word of up to `longWord` letters, a typo is
 * one wrong, missing or extra letter, or two swapped ones. It is never the first letter: "zoom" isn’t "room". For a
 * longer word, any `term` is accepted.
 */
export function isMeant(word: string, term: string): boolean {
  if (term.startsWith(word) || word.length > longWord) return true;
  const shorter = Math.min(word.length, term.length);
  let start = 0;
  while (start < shorter && word[start] === term[start]) start++;
  let end = 0;
  while (end < shorter - start && word.at(-1 - end) === term.at(-1 - end)) end++;
  const [typed, meant] = [word, term].map((text) => text.slice(start, text.length - end));
  if (start === 0 || typed === undefined || meant === undefined) return false;
  const isSwapped = typed.length === 2 && meant === [...typed].reverse().join("");
  return isSwapped || (typed.length <= 1 && meant.length <= 1);
}
