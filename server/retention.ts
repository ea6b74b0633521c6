import { eventsAt, type PublicEvent } from "../data/events.ts";
import { everyForm } from "../data/forms/every-form.ts";
import type { Form } from "../data/forms/form.ts";
import { retention as standard } from "../data/forms/retention.ts";
import { hasEnded } from "../src/events/event-rules.ts";
import type { Config } from "./config.ts";
import type { Store } from "./store/store.ts";
import { type Expiry, isExpired, latest } from "./store/submission.ts";
import { day } from "./times.ts";

const forms: Record<string, Form> = everyForm;

/**
 * Returns the times before which received submissions have expired, by state or form. RETENTION_DAYS does not shorten
 * the time of people who wait for something. A form's own retention period never prolongs that of spam. Sample
 * events get the dates that a build at `now` would give them. Their registrations are kept too long rather than too
 * briefly.
 */
export function expiryAt(
  { received, quarantined }: Config["retention"],
  now: number,
  events: readonly PublicEvent[] = eventsAt(new Date(now)),
): Expiry {
  const before = (days: number) => now - days * day;
  const ahead = events.filter((event) => !hasEnded(event, new Date(now))).map(({ slug }) => slug);
  const own = Object.entries(forms).flatMap(([form, { keptDays }]) => {
    if (!keptDays) return [];
    return [[form, before(keptDays > standard.received ? keptDays : Math.min(keptDays, received))]];
  });
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

/**
 * Maximum number of milliseconds between purges. A running service purges daily, so the clock may be wrong after a
 * longer pause.
 */
const maxPause = 7 * day;
/** Maximum share of all submissions that a purge deletes each day while the clock may be wrong. */
const cautiousShare = 0.1;

interface PurgeOptions {
  now: number;
  /** True if a person has checked the clock. */
  isConfirmed?: boolean;
  signal?: AbortSignal;
}

/** Number of purged submissions. `doubt` asks a person to check the clock. */
interface Purged {
  purged: number;
  doubt?: string;
}

/**
 * Deletes expired submissions. A clock that leaps would expire everything, so little is deleted after a long pause. A
 * large number of expired submissions is no sign of a wrong clock, because anyone can send many forms.
 */
export async function purgeExpired(store: PurgeStore, expiry: Expiry, options: PurgeOptions): Promise<Purged> {
  const { now, isConfirmed = false, signal } = options;
  const { purge: last = now, ...counts } = await store.summary();
  const isUsual = isConfirmed || now - last <= maxPause;
  if (isUsual || (await countExpired(store, expiry)) === 0) {
    const purged = await store.purge(expiry, { signal });
    await store.noteRun("purge", now);
    return { purged };
  }
  const doubt = `The last purge was ${Math.floor((now - last) / day)} days ago. If the clock is right, run 'inbox purge --yes'. Until then, a tenth is deleted each day.`;
  // The service may have been restarted. A negative time shows that the clock was corrected.
  const pause = now - (counts["cautious purge"] ?? Number.NEGATIVE_INFINITY);
  if (pause >= 0 && pause < day) return { purged: 0, doubt };
  const { submissions, quarantined } = counts;
  const share = (count: number) => Math.ceil(count * cautiousShare);
  const max = { received: share(submissions - quarantined), quarantined: share(quarantined) };
  const purged = await store.purge(expiry, { signal, max });
  await store.noteRun("cautious purge", now);
  return { purged, doubt };
}
