import { site } from "../data/site.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { jobProblems, morningReport } from "./morning-report.ts";
import { expiryAt, type PurgeStore, purgeExpired } from "./retention.ts";
import type { Store } from "./store/store.ts";
import { day, hour, minute } from "./times.ts";

interface ScheduleOptions {
  store: PurgeStore & Pick<Store, "unreadable" | "forgetSenders" | "expireSeats" | "listMail">;
  retention: Config["retention"];
  now: () => number;
  log: Log;
  /** Mails these lines to staff. Resolves to true once a mail server has taken them, or if they cannot be mailed. */
  report?: (lines: readonly string[]) => Promise<boolean>;
}

export interface Schedule {
  /** Returns what a person has to fix. */
  problems(): readonly string[];
  /** Aborts a running purge and resolves when all jobs have ended. */
  stop(): Promise<void>;
}

/** Delay of the first purge in milliseconds, because startup is busy enough. */
const firstPause = minute;
/** Longest time in which an identical form counts as a repeat: two windows of ten minutes. */
const senderWindow = 20 * minute;
/** Earliest hour for the report, 0 to 23, in the office's time zone. If sending fails, the hourly job tries again. */
const morning = 8;
const reportPause = 20 * hour;
const hourOf = new Intl.DateTimeFormat("en-US", { hour: "numeric", hourCycle: "h23", timeZone: site.timeZone });

/**
 * Purges a minute after the start and then daily. Forgets senders, and releases held seats whose hour is over. Checks
 * hourly for failed or late jobs, and mails staff each morning what they have to do. Does not keep the process alive.
 */
export function keepSchedule(options: ScheduleOptions): Schedule {
  const { store, now, log, report } = options;
  const stopping = new AbortController();
  let underway = Promise.resolve();
  let watching: Promise<unknown> = underway;
  let problems: string[] = [];
  let jobs: string[] = [];

  const attempt = (event: string, work: () => Promise<string | undefined>) => attemptJob(log, event, work);

  async function tidy(): Promise<void> {
    problems = [
      ...(await attempt("purge failed", () => purge(options, stopping.signal))),
      ...(await attempt("unreadable rows", () => unreadableRows(store))),
    ];
  }

  async function watch(): Promise<undefined> {
    const runs = await store.summary();
    jobs = jobProblems(runs, now());
    const isDue = Number(hourOf.format(now())) >= morning && now() - (runs.report ?? 0) >= reportPause;
    if (!report || !isDue) return;
    const lines = await morningReport(store, now(), [...problems, ...jobs]);
    if (lines.length === 0 || (await report(lines))) await store.noteRun("report", now());
  }

  function run(): void {
    underway = tidy();
    timer = setTimeout(run, day).unref();
  }

  const hourly = () => {
    watching = attempt("report failed", watch);
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
    problems: () => [...problems, ...jobs],
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      for (const interval of intervals) clearInterval(interval);
      await Promise.all([underway, watching]);
    },
  };
}

/** Resolves to a list with the job's problem, or to an empty list. Logs the problem, and never rejects. */
async function attemptJob(log: Log, event: string, work: () => Promise<string | undefined>): Promise<string[]> {
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

async function purge(
  { store, retention, now, log }: ScheduleOptions,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { purged, doubt } = await purgeExpired(store, expiryAt(retention, now()), { now: now(), signal });
  if (purged > 0) log({ level: "info", event: "purged", submissions: purged });
  return doubt;
}

async function unreadableRows(store: ScheduleOptions["store"]): Promise<string | undefined> {
  const unreadable = await store.unreadable();
  return unreadable > 0 ? `${unreadable} rows cannot be decrypted. 'inbox list' marks them.` : undefined;
}
