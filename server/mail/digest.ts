import { randomUUID } from "node:crypto";
import { site } from "../../data/site.ts";
import type { Log } from "../log.ts";
import type { Store } from "../store/store.ts";

interface DigestOptions {
  store: Pick<Store, "announceDead">;
  /** Without it nobody is told. */
  staffAddress?: string;
  now: () => number;
  log: Log;
  /** Called when there is mail to send. */
  poke: () => void;
}

const hour = 60 * 60_000;
/** At the office, of 24. */
const morning = 8;
const hourOf = new Intl.DateTimeFormat("en-US", { hour: "numeric", hourCycle: "h23", timeZone: site.timeZone });

/** Tells the staff each morning of mail that was given up since they were told, until it is stopped. */
export function keepDigest({ store, staffAddress, now, log, poke }: DigestOptions): { stop(): Promise<void> } {
  let underway = Promise.resolve();

  async function tell(to: string): Promise<void> {
    try {
      if (await store.announceDead({ id: randomUUID(), to, now: now() })) poke();
    } catch (error) {
      // The next morning tells of it.
      log({ level: "warn", event: "digest failed", error: error instanceof Error ? error.name : typeof error });
    }
  }

  function look(): void {
    if (staffAddress && Number(hourOf.format(now())) === morning) underway = tell(staffAddress);
  }

  const timer = setInterval(look, hour).unref();
  return {
    /** Resolves when a look that has begun is over. */
    async stop() {
      clearInterval(timer);
      await underway;
    },
  };
}
