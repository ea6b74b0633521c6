export interface Place {
  /** Path from the project's root: "theme/tokens/color.tokens.json". */
  file: string;
  /** Keys from the file's root object to the position. */
  keys: readonly string[];
  /** Line, from 1. If it's undefined, the keys determine the line. */
  line?: number;
}

export interface Mistake extends Place {
  problem: string;
  /** Instruction that fixes the problem. */
  fix: string;
}

/** Records a mistake. The value that contains it counts as undefined. */
export type Report = (place: Place, problem: string, fix: string) => void;

/** Deduplicates mistakes, because each mode can read the same value. */
export function mistakeList(): { mistakes: Mistake[]; report: Report } {
  const mistakes = new Map<string, Mistake>();
  return {
    get mistakes() {
      return [...mistakes.values()];
    },
    report(place, problem, fix) {
      const mistake = { ...place, problem, fix };
      mistakes.set(JSON.stringify(mistake), mistake);
    },
  };
}

export function inside({ file, keys }: Place, ...more: readonly (string | number)[]): Place {
  return { file, keys: [...keys, ...more.map(String)] };
}

/** Formats a mistake as one line: file, line if known, token, problem and fix. */
export function describe({ file, keys, line, problem, fix }: Mistake): string {
  const own = keys.findIndex((key) => isProperty(key));
  const token = keys.slice(0, own === -1 ? undefined : own).join(".");
  return `${file}${line ? `:${line}` : ""}: ${token ? `${token}: ` : ""}${problem}; ${fix}`;
}

/** True for a property of a token, such as `$value` and `$type`. `$root` is a token. */
function isProperty(key: string): boolean {
  return key.startsWith("$") && key !== "$root";
}

/** Maximum number of characters that are compared. Names are shorter. */
const maxLength = 100;

/**
 * Returns the most likely intended word: the only one that has more groups before `given`. Otherwise, returns the
 * nearest word with at most one wrong letter, or a third of the letters wrong, if there is one. Two swapped neighbors
 * count as one wrong letter.
 */
export function nearestWord(given: string, words: Iterable<string>): string | undefined {
  const all = [...words];
  const longer = all.filter((word) => word.endsWith(`.${given}`));
  if (longer.length === 1) return longer[0];
  let nearest: string | undefined;
  let limit = Math.max(1, Math.floor(Math.min(given.length, maxLength) / 3)) + 1;
  for (const word of all) {
    if (Math.abs(word.length - given.length) >= limit) continue;
    const distance = word.toLowerCase() === given.toLowerCase() ? 0.5 : editDistance(given, word);
    if (distance < limit) [nearest, limit] = [word, distance];
  }
  return nearest;
}

/** Returns the fix for a name: the most likely intended word, or a list of all words. */
export function suggestion(given: string, words: Iterable<string>): string {
  const all = [...words];
  const nearest = nearestWord(given, all);
  return nearest === undefined ? `write one of ${all.join(", ")}` : `did you mean ${nearest}?`;
}

/** Returns the Damerau-Levenshtein distance in its restricted form: no edits between swapped letters. */
function editDistance(one: string, other: string): number {
  const [from, to] = [one.slice(0, maxLength), other.slice(0, maxLength)];
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
