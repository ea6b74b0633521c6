import type { Log } from "../log.ts";
import { KeyChanged } from "../store/database.ts";
import type { Store } from "../store/store.ts";

interface HealthOptions {
  store: Pick<Store, "ping">;
  log: Log;
  /** Timeout for the store, in milliseconds. */
  limit?: number;
}

/** Milliseconds for which an answer is cached. Anyone may ask through a proxy, and each check writes to the disk. */
const freshness = { near: 1_000, distant: 60_000 };

interface Health {
  ok: boolean;
  /** Problems that a person has to fix. */
  problems?: readonly string[];
}

/**
 * Returns a function that checks whether forms can be stored now, for a request from this machine or a distant one.
 * Logs the reason for a failure. The response contains it only if another process has changed the data key.
 */
export function readiness({ store, log, limit = 5_000 }: HealthOptions): (isNear: boolean) => Promise<Health> {
  let known = Promise.resolve<Health>({ ok: false });
  let knownAt = Number.NEGATIVE_INFINITY;

  async function check(): Promise<Health> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`the store did not answer within ${limit} ms`)), limit);
    });
    try {
      await Promise.race([store.ping(), late]);
      return { ok: true };
    } catch (error) {
      log({ level: "error", event: "not healthy", reason: error instanceof Error ? error.message : String(error) });
      return { ok: false, ...(error instanceof KeyChanged ? { problems: [error.message] } : {}) };
    } finally {
      clearTimeout(timer);
      knownAt = performance.now();
    }
  }

  return (isNear) => {
    if (performance.now() - knownAt < (isNear ? freshness.near : freshness.distant)) return known;
    knownAt = Number.POSITIVE_INFINITY;
    known = check();
    return known;
  };
}
