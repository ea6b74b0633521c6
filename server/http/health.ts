import type { Log } from "../log.ts";
import type { Store } from "../store/store.ts";

interface HealthOptions {
  store: Pick<Store, "ping">;
  log: Log;
  /** Timeout for the store, in milliseconds. */
  limit?: number;
}

/** Milliseconds for which an answer is cached, so that frequent requests add no load on the store. */
const freshness = 1_000;

/** Checks if forms can be stored now. Only the log gets the reason for a failure. */
export function readiness({ store, log, limit = 5_000 }: HealthOptions): () => Promise<boolean> {
  let known = Promise.resolve(false);
  let knownUntil = Number.NEGATIVE_INFINITY;

  async function check(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`the store has not answered for ${limit} ms`)), limit);
    });
    try {
      await Promise.race([store.ping(), late]);
      return true;
    } catch (error) {
      log({ level: "error", event: "not healthy", reason: error instanceof Error ? error.message : String(error) });
      return false;
    } finally {
      clearTimeout(timer);
      knownUntil = performance.now() + freshness;
    }
  }

  return () => {
    if (performance.now() < knownUntil) return known;
    knownUntil = Number.POSITIVE_INFINITY;
    known = check();
    return known;
  };
}
