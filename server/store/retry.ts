import { setTimeout as pause } from "node:timers/promises";
import { StoreBusy } from "./store-errors.ts";

const firstPause = 20;
const longestPause = 300;

/** Reruns `attempt` with growing pauses while its error is temporary. Throws `StoreBusy` after `timeout` ms. */
export async function retry<Result>(
  attempt: () => Result | Promise<Result>,
  passes: (error: unknown) => boolean,
  timeout: number,
): Promise<Result> {
  const giveUpAt = performance.now() + timeout;
  for (let wait = firstPause; ; wait = Math.min(wait * 1.6, longestPause)) {
    try {
      return await attempt();
    } catch (error) {
      if (!passes(error)) throw error;
      if (performance.now() + wait > giveUpAt) {
        const why = error instanceof Error ? error.message : String(error);
        throw new StoreBusy(`the store stayed out of reach: ${why}`, { cause: error });
      }
    }
    await pause(wait * (0.5 + Math.random() / 2));
  }
}
