const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const waits = [5 * second, 15 * second, minute, 5 * minute, 15 * minute, hour] as const;
const longestWait = 24 * hour;

/**
 * When to try again after `attempts` failures, in milliseconds since 1970. Spread by a quarter either way, so that the
 * visitors of a service that was away do not all come back at once; never before `retryAt`, up to a day ahead.
 * `random` gives numbers from 0 up to 1.
 */
export function nextAttempt(attempts: number, now: number, random: () => number, retryAt = now): number {
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? waits[0];
  const spread = wait * (0.75 + random() / 2);
  const asked = retryAt > now ? retryAt - now + random() * 5 * second : 0;
  return now + Math.min(Math.max(spread, asked), longestWait);
}

/** What a `Retry-After` header means, in seconds or as a date; undefined where it means nothing. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const time = /^\d+$/.test(header) ? now + Number(header) * second : Date.parse(header);
  return Number.isNaN(time) ? undefined : time;
}
