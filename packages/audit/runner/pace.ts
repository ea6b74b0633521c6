import { setTimeout } from "node:timers/promises";

/** Returns a function whose promises resolve in the order of the calls, at most one every `milliseconds`. */
export function paced(milliseconds: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + milliseconds;
    if (turn > now) await setTimeout(turn - now);
  };
}
