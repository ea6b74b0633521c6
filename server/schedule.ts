import { randomUUID } from "node:crypto";
import { site } from "../data/site.ts";
import { backupProblem } from "./backup-problem.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { expiryAt, type PurgeStore, purgeExpired } from "./retention.ts";
import type { Store } from "./store/store.ts";
import { day, hour, minute } from "./times.ts";

interface ScheduleOptions {
  store: PurgeStore & Pick<Store, "unreadable" | "forgetSenders" | "expireSeats" | "announceDead">;
  retention: Config["retention"];
  /** Without it, no one gets a digest. */
  staffAddress?: string;
  now: () => number;
  log: Log;
  /** Wakes the mail poller. */
  wake?: () => void;
  /** Reports problems to a person. */
  alarm?: (problems: readonly string[]) => Promise<void>;
}

export interface Schedule {
  /** Returns what a person has to fix. */
  problems(): readonly string[];
  /** Aborts a running purge and resolves when all jobs have ended. */
  stop(): Promise<void>;
}

/** Delays the first purge, because startup is busy enough. */
const firstPause = minute;
/** Twice the time in which an identical form counts as a repeat. */
const senderWindow = 20 * minute;
/** Hour of the day, 0 to 23, in the office's time zone. */
const morning = 8;
const hourOf = new Intl.DateTimeFormat("en-US", { hour: "numeric", hourCycle: "h23", timeZone: site.timeZone });

/**
 * Purges a minute after the start and then daily. Forgets senders, gives up held seats, looks hourly for a failed
 * backup, and mails staff each morning about mail that was given up. Doesn't keep the process alive.
 */
export function keepSchedule(options: ScheduleOptions): Schedule {
  const { store, retention, staffAddress, now, log, wake = () => {}, alarm = async () => {} } = options;
  const stopping = new AbortController();
  let underway = Promise.resolve();
  let digesting: Promise<unknown> = underway;
  let watching = underway;
  let problems: string[] = [];
  let backups: string[] = [];

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
    const options = { now: now(), signal: stopping.signal };
    const { purged, doubt } = await purgeExpired(store, expiryAt(retention, now()), options);
    if (purged > 0) log({ level: "info", event: "purged", submissions: purged });
    return doubt;
  }

  async function countUnreadable(): Promise<string | undefined> {
    const unreadable = await store.unreadable();
    return unreadable > 0 ? `${unreadable} rows cannot be decrypted. 'inbox list' marks them.` : undefined;
  }

  const checkBackup = () => attempt("backup failed", async () => backupProblem(await store.summary(), now()));

  async function tidy(): Promise<void> {
    backups = await checkBackup();
    problems = [...(await attempt("purge failed", purge)), ...(await attempt("unreadable rows", countUnreadable))];
    const all = [...problems, ...backups];
    if (all.length > 0 && !stopping.signal.aborted) await alarm(all);
  }

  async function watchBackups(): Promise<void> {
    const earlier = backups;
    backups = await checkBackup();
    if (backups.length > 0 && earlier.length === 0) await alarm(backups);
  }

  async function digest(to: string): Promise<undefined> {
    if (await store.announceDead({ id: randomUUID(), to, now: now() })) wake();
  }

  function run(): void {
    underway = tidy();
    timer = setTimeout(run, day).unref();
  }

  const hourly = () => {
    watching = watchBackups();
    if (staffAddress && Number(hourOf.format(now())) === morning)
      digesting = attempt("digest failed", () => digest(staffAddress));
  };
  const forgetSenders = () =>
    void attempt("senders not forgotten", async () => void (await store.forgetSenders(now() - senderWindow)));
  const expireSeats = () => void attempt("seats not expired", async () => void (await store.expireSeats(now())));

  let timer = setTimeout(run, firstPause).unref();
  const intervals = [
    setInterval(forgetSenders, senderWindow / 2),
    setInterval(expireSeats, minute),
    setInterval(hourly, hour),
  ];
  for (const interval of intervals) interval.unref();
  return {
    problems: () => [...problems, ...backups],
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      for (const interval of intervals) clearInterval(interval);
      await Promise.all([underway, digesting, watching]);
    },
  };
}
