import type { Counted } from "./rate-limit.ts";

interface PaceOptions {
  /** How often one name may come on end. 0: as often as it likes. */
  perSecond: number;
  /** How many times one that has not come for long may come at once. */
  burst: number;
  /** How many names are remembered; those that have not come for longest are forgotten first. */
  names: number;
  /** Milliseconds that only ever grow. */
  now: () => number;
}

/**
 * Holds names to a pace in constant time and memory each (the generic cell rate algorithm): gives the milliseconds that
 * one who comes too often has to wait, else 0. A name is forgotten between once and twice `burst / perSecond` seconds
 * after it came.
 */
export function pace({ perSecond, burst, names, now }: PaceOptions): (together: readonly Counted[]) => number {
  /** For each name, the time at which all that has come would have come at the pace itself. */
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
