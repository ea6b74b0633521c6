/** Whoever is counted under one name, and how many times the limit they may send between them. */
export interface Counted {
  name: string;
  share: number;
}

interface RateLimitOptions {
  /** How many in any `period`. 0: any number. */
  limit: number;
  /** Milliseconds; so long a name is remembered, and no longer. */
  period: number;
  /** How many names are remembered; those that were counted longest ago are forgotten first. */
  names: number;
  /** Milliseconds that only ever grow. */
  now: () => number;
}

export interface RateLimit {
  /** Counts one more for each. Where that is too many for any, counts none and gives the milliseconds to wait, else 0. */
  count(together: readonly Counted[]): number;
  /** Takes back what was counted last. */
  takeBack(together: readonly Counted[]): void;
}

/** Counts by name, in bounded memory. */
export function rateLimit({ limit, period, names, now }: RateLimitOptions): RateLimit {
  /** When each was counted, in the order of the last time. */
  const counted = new Map<string, readonly number[]>();
  let timer: NodeJS.Timeout | undefined;

  const recent = (name: string) => (counted.get(name) ?? []).filter((time) => time > now() - period);

  /** Milliseconds until one more of them is not too many. */
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
      for (const { name } of together) counted.set(name, recent(name).slice(0, -1));
    },
  };
}
