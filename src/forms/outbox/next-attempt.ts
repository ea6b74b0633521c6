const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const waits = [5 * second, 15 * second, minute, 5 * minute, 15 * minute, hour] as const;
const longestWait = 24 * hour;

/**
 * Returns the time of the next attempt after `attempts` failures, in milliseconds since 1970. A jitter of a quarter
 * either way keeps visitors from returning all at once after an outage. The time is never before `retryAt`, up to a day
 * ahead. `random` returns numbers from 0 up to 1.
 */
export function nextAttempt(attempts: number, now: number, random: () => number, retryAt = now): number {
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? waits[0];
  const spread = wait * (0.75 + random() / 2);
  const asked = retryAt > now ? retryAt - now + random() * 5 * second : 0;
  return now + Math.min(Math.max(spread, asked), longestWait);
}

/** Parses a `Retry-After` header, in seconds or as a date. Returns undefined if it is invalid. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const time = /^\d+$/.test(header) ? now + Number(header) * second : Date.parse(header);
  return Number.isNaN(time) ? undefined : time;
}
