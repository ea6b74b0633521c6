import type { Log } from "../log.ts";
import { KeyChanged } from "../store/database.ts";
import type { Store } from "../store/store.ts";

interface HealthOptions {
  store: Pick<Store, "ping">;
  log: Log;
  /** Timeout for the store, in milliseconds. */
  limit?: number;
}

/** Milliseconds for which an answer is cached, so that frequent requests add no load on the store. */
const freshness = 1_000;

interface Health {
  ok: boolean;
  /** Problems that a person has to fix. */
  problems?: readonly string[];
}

/** Checks if forms can be stored now. Only the log gets the reason for a failure, unless it is a changed key. */
export function readiness({ store, log, limit = 5_000 }: HealthOptions): () => Promise<Health> {
  let known = Promise.resolve<Health>({ ok: false });
  let knownUntil = Number.NEGATIVE_INFINITY;

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
