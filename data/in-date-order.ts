/** Returns a list in order of its starts. An invalid start, which the checks of `data/` report, counts as equal. */
export function inDateOrder<Timed extends { startsAt: string }>(list: readonly Timed[]): Timed[] {
  return [...list].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt) || 0);
}
