import type { PageSummary } from "../../data/every-page.ts";

/** File with the pages that the not-found page can suggest. */
export const pageListPath = "/pages.json";

export type ListedPage = Pick<PageSummary, "path" | "title" | "description">;

const maxPages = 3;
/** Maximum number of words that are compared, and maximum number of letters in each. Longer paths name no page. */
const [maxWords, maxLetters] = [12, 30];
/**
 * Minimum length of a compared word. Shorter ones have little meaning on their own, and a typo turns them into other
 * words.
 */
const minLetters = 4;
/** Minimum length of a word that can have two typos. Shorter words can have one. */
const longWord = 7;

/** Returns up to three pages that an unknown path may have meant, best match first. Compares the words of the paths. */
export function nearPages(path: string, pages: readonly ListedPage[]): ListedPage[] {
  const wanted = wordsOf(readable(path));
  const scored = pages.map((page) => ({ page, score: scoreOf(wanted, wordsOf(page.path)) }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, maxPages)
    .map(({ page }) => page);
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path.slice(0, 1000));
  } catch {
    return path.slice(0, 1000);
  }
}

function wordsOf(path: string): string[] {
  const words =
    path
      .toLowerCase()
      .replaceAll(/['’]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter(({ length }) => length >= minLetters && length <= maxLetters).slice(0, maxWords);
}

/**
 * Sums the similarity of each wanted word to the most similar word of the page. If sums are equal, the page with fewer
 * words wins.
 */
function scoreOf(wanted: readonly string[], own: readonly string[]): number {
  const found = wanted.map((word) => Math.max(0, ...own.map((other) => likeness(word, other))));
  const sum = found.reduce((sum, one) => sum + one, 0);
  return sum === 0 ? 0 : sum - own.length / 100;
}

function likeness(word: string, other: string): number {
  if (word === other) return 4;
  if (other.startsWith(word) || word.startsWith(other)) return 3;
  const edits = editsBetween(word, other);
  const allowed = Math.min(word.length, other.length) >= longWord ? 2 : 1;
  return edits > allowed ? 0 : 3 - edits;
}

/** Returns the number of letters to add, drop, change or swap with a neighbor. */
function editsBetween(one: string, other: string): number {
  let older: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swap = isSwap ? (older[j - 2] ?? 0) + 1 : change;
      row.push(Math.min(change, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [older, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
