import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import type { Store } from "./store/store.ts";

interface RetentionOptions {
  store: Pick<Store, "purge">;
  retention: Config["retention"];
  now: () => number;
  log: Log;
}

const day = 24 * 60 * 60_000;
/** A start is busy enough. */
const firstPause = 60_000;

/** What came in before these times has been kept long enough, in milliseconds since 1970. */
export function keptSince({ received, quarantined }: Config["retention"], now: number): Config["retention"] {
  return { received: now - received * day, quarantined: now - quarantined * day };
}

/** Purges a minute after the start and once a day, until it is stopped. Keeps no process alive. */
export function keepRetention({ store, retention, now, log }: RetentionOptions): { stop(): Promise<void> } {
  let underway = Promise.resolve();

  async function purge(): Promise<void> {
    try {
      const submissions = await store.purge(keptSince(retention, now()));
      if (submissions > 0) log({ level: "info", event: "purged", submissions });
    } catch (error) {
      log({ level: "warn", event: "purge failed", error: error instanceof Error ? error.name : typeof error });
    }
  }

  function run(): void {
    underway = purge();
    timer = setTimeout(run, day).unref();
  }

  let timer = setTimeout(run, firstPause).unref();
  return {
    /** Resolves when a purge that has begun is over. */
    async stop() {
      clearTimeout(timer);
      await underway;
    },
  };
}
