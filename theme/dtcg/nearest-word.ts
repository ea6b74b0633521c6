/** Names are short; what is longer than this is no misspelling. */
const LONGEST = 100;

/** The word that was most likely meant: at most a third of the letters wrong, two neighbors swapped counting as one. */
export function nearestWord(given: string, words: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(Math.min(given.length, LONGEST) / 3)) + 1;
  for (const word of words) {
    if (Math.abs(word.length - given.length) >= least) continue;
    const distance = word.toLowerCase() === given.toLowerCase() ? 0.5 : editDistance(given, word);
    if (distance < least) [nearest, least] = [word, distance];
  }
  return nearest;
}

/** How to mend a name: the one that was likely meant, else all there are. */
export function suggestion(given: string, words: Iterable<string>): string {
  const all = [...words];
  const nearest = nearestWord(given, all);
  return nearest === undefined ? `write one of ${all.join(", ")}` : `did you mean ${nearest}?`;
}

/** Letters to add, drop, change or swap (Damerau and Levenshtein, in its form without edits between swapped letters). */
function editDistance(one: string, other: string): number {
  const [from, to] = [one.slice(0, LONGEST), other.slice(0, LONGEST)];
  let [before, last] = [[] as number[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last[to.length] ?? 0;
}
