interface RateLimitOptions {
  /** How many in any `period`. 0: any number. */
  limit: number;
  /** Milliseconds. */
  period: number;
  /** How many senders are remembered; the longest unseen are forgotten first. */
  senders: number;
  now: () => number;
}

/** Counts by sender, in bounded memory. Gives the milliseconds to wait, 0 where there is nothing to wait for. */
export function rateLimit({ limit, period, senders, now }: RateLimitOptions): (sender: string) => number {
  const seen = new Map<string, readonly number[]>();
  return (sender) => {
    if (limit === 0) return 0;
    const at = now();
    // A clock that was set back must not shut anybody out for longer than a period.
    const recent = (seen.get(sender) ?? []).map((time) => Math.min(time, at)).filter((time) => time > at - period);
    const [oldest = at] = recent;
    const isFree = recent.length < limit;
    seen.delete(sender);
    seen.set(sender, isFree ? [...recent, at] : recent);
    if (seen.size > senders) seen.delete(seen.keys().next().value ?? "");
    return isFree ? 0 : oldest + period - at;
  };
}
