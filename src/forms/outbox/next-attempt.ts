const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const waits = [5 * second, 15 * second, minute, 5 * minute, 15 * minute, hour] as const;
const maxWait = 24 * hour;

/**
 * Returns the time of the next attempt after `attempts` failures, as Unix time in milliseconds. A jitter of a quarter
 * either way keeps visitors from returning all at once after an outage. The time is not before `retryAt`, unless that
 * is more than a day ahead. `random` returns numbers from 0 up to 1.
 */
export function nextAttempt(attempts: number, now: number, random: () => number, retryAt = now): number {
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? waits[0];
  const spread = wait * (0.75 + random() / 2);
  const requested = retryAt > now ? retryAt - now + random() * 5 * second : 0;
  return now + Math.min(Math.max(spread, requested), maxWait);
}
