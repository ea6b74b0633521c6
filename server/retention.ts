import { eventsAt, type PublicEvent } from "../data/events.ts";
import { everyForm } from "../data/forms/every-form.ts";
import type { Form } from "../data/forms/form.ts";
import { hasEnded } from "../src/events/event-rules.ts";
import type { Config } from "./config.ts";
import type { Store } from "./store/store.ts";
import { type Expiry, isExpired, latest } from "./store/submission.ts";
import { day } from "./times.ts";

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

export type PurgeStore = Pick<Store, "purge" | "summary" | "noteRun" | "all">;

export async function countExpired(store: Pick<Store, "all">, expiry: Expiry): Promise<number> {
  let count = 0;
  for await (const submission of store.all()) {
    if (submission.receivedAt >= latest(expiry)) break;
    if (isExpired(submission, expiry)) count++;
  }
  return count;
}

/** A service purges daily. After a longer time the clock may be wrong. */
const longestPause = 7 * day;
/** The most that one purge deletes: this many submissions, or a tenth of all. */
const few = 3;

interface PurgeOptions {
  now: number;
  /** True if a person has checked that so much has expired. */
  isConfirmed?: boolean;
  signal?: AbortSignal;
}

/** Deletes expired submissions. A wrong clock would delete everything, so an unusual purge needs a person. */
export async function purgeExpired(
  store: PurgeStore,
  expiry: Expiry,
  { now, isConfirmed = false, signal }: PurgeOptions,
): Promise<{ purged: number } | { refused: string }> {
  if (!isConfirmed) {
    const { submissions, newest = now, purge: last } = await store.summary();
    const expired = await countExpired(store, expiry);
    const days = Math.floor((now - (last ?? newest)) / day);
    if (expired > 0 && now - (last ?? newest) > longestPause)
      return { refused: `The last ${last === undefined ? "submission" : "purge"} was ${days} days ago.` };
    if (expired > few && expired > submissions / 10)
      return { refused: `${expired} of ${submissions} submissions have expired.` };
  }
  const purged = await store.purge(expiry, signal);
  await store.noteRun("purge", now);
  return { purged };
}
