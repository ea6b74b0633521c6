import type { RoleKey } from "../../data/quiz/roles.ts";

/**
 * Returns the role that is rarest in a group. If several tie, returns the middle of the longest run of them around the
 * wheel. Returns undefined if all roles are equally frequent.
 */
export function groupGap(keys: readonly RoleKey[], counts: Readonly<Record<RoleKey, number>>): RoleKey | undefined {
  const least = Math.min(...keys.map((key) => counts[key]));
  const isLeast = (place: number) => {
    const key = keys[place % keys.length];
    return key !== undefined && counts[key] === least;
  };
  const starts = keys.map((_, place) => place).filter((place) => isLeast(place) && !isLeast(place + keys.length - 1));
  const runs = starts.map((start) => {
    let length = 1;
    while (isLeast(start + length)) length++;
    return { start, length };
  });
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), { start: 0, length: 0 });
  return longest.length > 0 ? keys[(longest.start + Math.floor((longest.length - 1) / 2)) % keys.length] : undefined;
}
