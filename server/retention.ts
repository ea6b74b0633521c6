import { eventsAt, type PublicEvent } from "../data/events.ts";
import { everyForm } from "../data/forms/every-form.ts";
import type { Form } from "../data/forms/form.ts";
import { hasEnded } from "../src/events/event-rules.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import type { Store } from "./store/store.ts";
import { type Expiry, isExpired, latest } from "./store/submission.ts";
import { day, minute } from "./times.ts";

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

type PurgeStore = Pick<Store, "purge" | "summary" | "noteRun" | "all">;

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

interface RetentionOptions {
  store: PurgeStore & Pick<Store, "unreadable" | "forgetSenders" | "expireSeats">;
  retention: Config["retention"];
  now: () => number;
  log: Log;
  /** Reports problems to a person. */
  alarm?: (problems: readonly string[]) => Promise<void>;
}

export interface Retention {
  /** Returns what a person has to fix. */
  problems(): readonly string[];
  /** Aborts a running purge and resolves when it has ended. */
  stop(): Promise<void>;
}

/** Delays the first purge, because startup is busy enough. */
const firstPause = minute;
/** Twice the time in which an identical form counts as a repeat. */
export const senderWindow = 20 * minute;

/** Purges a minute after the start and then daily, until stopped. Doesn't keep the process alive. */
export function keepRetention({ store, retention, now, log, alarm = async () => {} }: RetentionOptions): Retention {
  const stopping = new AbortController();
  let underway = Promise.resolve();
  let problems: string[] = [];

  /** Resolves to a problem, if there is one. */
  async function attempt(event: string, work: () => Promise<string | undefined>): Promise<string[]> {
    try {
      const problem = await work();
      if (problem) log({ level: "error", event, problem });
      return problem ? [problem] : [];
    } catch (error) {
      const kind = error instanceof Error ? error.name : typeof error;
      log({ level: "error", event, error: kind });
      return [`${event} (${kind})`];
    }
  }

  async function purge(): Promise<string | undefined> {
    const result = await purgeExpired(store, expiryAt(retention, now()), { now: now(), signal: stopping.signal });
    if ("refused" in result)
      return `${result.refused} Nothing was deleted. Check the clock, then run 'inbox purge --yes'.`;
    if (result.purged > 0) log({ level: "info", event: "purged", submissions: result.purged });
    return undefined;
  }

  async function countUnreadable(): Promise<string | undefined> {
    const rows = await store.unreadable();
    return rows > 0 ? `${rows} rows cannot be decrypted. 'inbox list' marks them.` : undefined;
  }

  async function tidy(): Promise<void> {
    problems = [...(await attempt("purge failed", purge)), ...(await attempt("unreadable rows", countUnreadable))];
    if (problems.length > 0 && !stopping.signal.aborted) await alarm(problems);
  }

  function forgetSenders(): void {
    void attempt("senders not forgotten", async () => void (await store.forgetSenders(now() - senderWindow)));
  }

  function run(): void {
    underway = tidy();
    timer = setTimeout(run, day).unref();
  }

  function expireSeats(): void {
    void attempt("seats not expired", async () => void (await store.expireSeats(now())));
  }

  let timer = setTimeout(run, firstPause).unref();
  const intervals = [setInterval(forgetSenders, senderWindow / 2), setInterval(expireSeats, minute)];
  for (const interval of intervals) interval.unref();
  return {
    problems: () => problems,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      for (const interval of intervals) clearInterval(interval);
      await underway;
    },
  };
}
