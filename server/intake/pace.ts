import type { Counted } from "./rate-limit.ts";

interface PaceOptions {
  /** Sustained rate per name. 0 means unlimited. */
  perSecond: number;
  /** Events allowed at once after a long pause. */
  burst: number;
  /** Maximum number of names in memory. Those idle the longest are dropped first. */
  names: number;
  /** Monotonic time in milliseconds. */
  now: () => number;
}

/**
 * Limits the rate per name in constant time and memory (the generic cell rate algorithm). Returns the milliseconds to
 * wait, or 0. Drops a name after one to two times `burst / perSecond` seconds of inactivity.
 */
export function pace({ perSecond, burst, names, now }: PaceOptions): (together: readonly Counted[]) => number {
  /** Per name, the time by which its events so far would have arrived at the sustained rate. */
  const due = new Map<string, number>();
  const ahead = (burst / perSecond) * 1000;
  let isWaiting = false;

  function forget(): void {
    for (const [name, time] of due) if (time <= now()) due.delete(name);
    isWaiting = false;
    forgetOnTime();
  }

  function forgetOnTime(): void {
    if (isWaiting || due.size === 0) return;
    isWaiting = true;
    setTimeout(forget, ahead).unref();
  }

  return (together) => {
    if (perSecond === 0) return 0;
    const time = now();
    const next = together.map(({ name, share }) => ({
      name,
      due: Math.max(due.get(name) ?? 0, time) + 1000 / (perSecond * share),
    }));
    const wait = Math.max(...next.map((one) => one.due)) - time - ahead;
    if (wait > 0) return wait;
    for (const one of next) {
      due.delete(one.name);
      due.set(one.name, one.due);
      if (due.size > names) due.delete(due.keys().next().value ?? "");
    }
    forgetOnTime();
    return 0;
  };
}
