import { randomUUID } from "node:crypto";
import { site } from "../../data/site.ts";
import type { Log } from "../log.ts";
import type { Store } from "../store/store.ts";

interface DigestOptions {
  store: Pick<Store, "announceDead">;
  /** Without it, no digest is sent. */
  staffAddress?: string;
  now: () => number;
  log: Log;
  poke: () => void;
}

const hour = 60 * 60_000;
/** Hour of the day, 0 to 23, in the office's time zone. */
const morning = 8;
const hourOf = new Intl.DateTimeFormat("en-US", { hour: "numeric", hourCycle: "h23", timeZone: site.timeZone });

/** Mails staff each morning about mail that was given up since the last digest, until stopped. */
export function keepDigest({ store, staffAddress, now, log, poke }: DigestOptions): { stop(): Promise<void> } {
  let underway = Promise.resolve();

  async function tell(to: string): Promise<void> {
    try {
      if (await store.announceDead({ id: randomUUID(), to, now: now() })) poke();
    } catch (error) {
      // The next morning retries it.
      log({ level: "warn", event: "digest failed", error: error instanceof Error ? error.name : typeof error });
    }
  }

  function look(): void {
    if (staffAddress && Number(hourOf.format(now())) === morning) underway = tell(staffAddress);
  }

  const timer = setInterval(look, hour).unref();
  return {
    /** Resolves when a running check has finished. */
    async stop() {
      clearInterval(timer);
      await underway;
    },
  };
}
