import { eventsAt, type PublicEvent } from "../data/events.ts";
import { everyForm } from "../data/forms/every-form.ts";
import type { Form } from "../data/forms/form.ts";
import { hasEnded } from "../src/events/event-rules.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import type { Store } from "./store/store.ts";
import type { Expiry } from "./store/submission.ts";

interface RetentionOptions {
  store: Pick<Store, "purge">;
  retention: Config["retention"];
  now: () => number;
  log: Log;
}

const day = 24 * 60 * 60_000;
/** Delays the first purge, because startup is busy enough. */
const firstPause = 60_000;

const forms: Record<string, Form> = everyForm;

/**
 * Returns the cutoffs for expired submissions: the days for their state, or for their form if fewer. Sample events get
 * the dates that a build at `now` would give them. Their registrations are kept too long rather than too briefly.
 */
export function expiryAt(
  { received, quarantined }: Config["retention"],
  now: number,
  events: readonly PublicEvent[] = eventsAt(new Date(now)),
): Expiry {
  const before = (days: number) => now - days * day;
  const ahead = events.filter((event) => !hasEnded(event, new Date(now))).map(({ slug }) => slug);
  const own = Object.entries(forms).flatMap(([form, { keptDays }]) => (keptDays ? [[form, before(keptDays)]] : []));
  return { received: before(received), quarantined: before(quarantined), forms: Object.fromEntries(own), ahead };
}

/** Purges a minute after the start and then daily, until stopped. Doesn't keep the process alive. */
export function keepRetention({ store, retention, now, log }: RetentionOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let underway = Promise.resolve();

  async function purge(): Promise<void> {
    try {
      const submissions = await store.purge(expiryAt(retention, now()), stopping.signal);
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
    /** Aborts a running purge and resolves when it has ended. */
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await underway;
    },
  };
}
