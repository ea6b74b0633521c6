interface Allowance {
  /** How many are left. */
  left: number;
  /** When that was reckoned, in milliseconds. */
  at: number;
}

interface RateLimitOptions {
  /** How many at once, and in `period`. 0: any number. */
  limit: number;
  /** Milliseconds. */
  period: number;
  /** How many senders are remembered; the longest unseen are forgotten first. */
  senders: number;
  now: () => number;
}

/** Token buckets by sender, in bounded memory. Gives the milliseconds to wait, 0 where there is nothing to wait for. */
export function rateLimit({ limit, period, senders, now }: RateLimitOptions): (sender: string) => number {
  const seen = new Map<string, Allowance>();
  return (sender) => {
    if (limit === 0) return 0;
    const at = now();
    const { left, at: before } = seen.get(sender) ?? { left: limit, at };
    const refilled = Math.min(limit, left + ((at - before) / period) * limit);
    const isFree = refilled >= 1;
    seen.delete(sender);
    seen.set(sender, { left: isFree ? refilled - 1 : refilled, at });
    if (seen.size > senders) seen.delete(seen.keys().next().value ?? "");
    return isFree ? 0 : Math.ceil(((1 - refilled) * period) / limit);
  };
}
