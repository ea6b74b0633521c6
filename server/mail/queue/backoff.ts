const minute = 60_000;

/**
 * Pauses after each failed try, about two days in total. A greylisting server recovers in minutes, a broken one in a
 * day.
 */
const pauses = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * minute);

/** After this many tries, a person has to act. */
export const mostAttempts = pauses.length + 1;

/** Returns the milliseconds until the next try. Undefined after the last. */
export function pauseAfter(attempts: number): number | undefined {
  return pauses[Math.max(0, attempts - 1)];
}
