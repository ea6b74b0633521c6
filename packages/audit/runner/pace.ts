import { setTimeout } from "node:timers/promises";

/** Returns a function that resolves at most once every `milliseconds`, in the order of the calls. */
export function paced(milliseconds: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + milliseconds;
    if (turn > now) await setTimeout(turn - now);
  };
}
