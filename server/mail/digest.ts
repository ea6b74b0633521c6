import { randomUUID } from "node:crypto";
import { site } from "../../data/site.ts";
import type { Log } from "../log.ts";
import type { Store } from "../store/store.ts";
import { hour } from "../times.ts";

interface DigestOptions {
  store: Pick<Store, "announceDead">;
  /** Without it, no digest is sent. */
  staffAddress?: string;
  now: () => number;
  log: Log;
  wake: () => void;
}

/** Hour of the day, 0 to 23, in the office's time zone. */
const morning = 8;
const hourOf = new Intl.DateTimeFormat("en-US", { hour: "numeric", hourCycle: "h23", timeZone: site.timeZone });

/** Mails staff each morning about mail that was given up since the last digest, until stopped. */
export function keepDigest({ store, staffAddress, now, log, wake }: DigestOptions): { stop(): Promise<void> } {
  let running = Promise.resolve();

  async function report(to: string): Promise<void> {
    try {
      if (await store.announceDead({ id: randomUUID(), to, now: now() })) wake();
    } catch (error) {
      // The next morning retries it.
      log({ level: "warn", event: "digest failed", error: error instanceof Error ? error.name : typeof error });
    }
  }

  function check(): void {
    if (staffAddress && Number(hourOf.format(now())) === morning) running = report(staffAddress);
  }

  const timer = setInterval(check, hour).unref();
  return {
    /** Resolves when a running check has finished. */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
