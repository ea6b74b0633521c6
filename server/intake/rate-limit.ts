/** Clients counted under one name. `share` multiplies their common limit. */
export interface Counted {
  name: string;
  share: number;
}

interface RateLimitOptions {
  /**
   * Maximum number of events per name in any `period`. 0 means unlimited. `RATE_LIMIT` in server/config.ts sets it for
   * forms.
   */
  limit: number;
  /** Milliseconds. Older events do not count, and a name without newer events is forgotten. */
  period: number;
  /** Maximum number of names in memory. Those counted longest ago are dropped first. */
  names: number;
  /** Monotonic time in milliseconds. */
  now: () => number;
}

interface RateLimit {
  /**
   * Counts one event for each name and returns 0. If any name is over its limit, counts none and returns the
   * milliseconds to wait.
   */
  count(together: readonly Counted[]): number;
  takeBack(together: readonly Counted[]): void;
}

export function rateLimit({ limit, period, names, now }: RateLimitOptions): RateLimit {
  /** Event times per name, ordered by each name's last event. */
  const counted = new Map<string, readonly number[]>();
  let timer: NodeJS.Timeout | undefined;

  const recent = (name: string) => (counted.get(name) ?? []).filter((time) => time > now() - period);

  function pause({ name, share }: Counted): number {
    const times = recent(name);
    const blocking = times[times.length - limit * share];
    return blocking === undefined ? 0 : blocking + period - now();
  }

  function add(name: string): void {
    const times = [...recent(name), now()];
    counted.delete(name);
    counted.set(name, times);
    if (counted.size > names) counted.delete(counted.keys().next().value ?? "");
  }

  function forgetOld(): void {
    for (const name of counted.keys()) {
      if (recent(name).length > 0) break;
      counted.delete(name);
    }
    timer = undefined;
    forgetOnTime();
  }

  function forgetOnTime(): void {
    const [times] = counted.values();
    if (timer || !times) return;
    timer = setTimeout(forgetOld, Math.ceil((times.at(-1) ?? 0) + period - now())).unref();
  }

  return {
    count(together) {
      if (limit === 0) return 0;
      const wait = Math.max(...together.map(pause));
      if (wait > 0) return wait;
      for (const { name } of together) add(name);
      forgetOnTime();
      return 0;
    },
    takeBack(together) {
      for (const { name } of together) {
        const times = recent(name).slice(0, -1);
        if (times.length > 0) counted.set(name, times);
        else counted.delete(name);
      }
    },
  };
}
