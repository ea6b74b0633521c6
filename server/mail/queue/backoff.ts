const minute = 60_000;

/**
 * Pauses after each failed try, about two days in all: a greylisting server is back in minutes, a broken one in a day.
 */
const pauses = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * minute);

/** How often a mail is tried before a person has to look at it. */
export const mostAttempts = pauses.length + 1;

/** Milliseconds until the next try, after so many; undefined after the last. */
export function pauseAfter(attempts: number): number | undefined {
  return pauses[Math.max(0, attempts - 1)];
}
