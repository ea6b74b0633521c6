import type { Browser } from "@playwright/test";
import { checks, fileChecks } from "../core/checks.ts";
import type { PageOpening } from "../core/setup.ts";
import type { PageLoadResult } from "./journal.ts";
import { showProgress } from "./output.ts";
import { paced } from "./pace.ts";
import { type PlannedPageLoad, pageLoadsOf } from "./plan.ts";
import { type Checkers, runChecks } from "./run-checks.ts";
import { reusedTabs, type Tabs } from "./tabs.ts";

/**
 * Runs tasks on `workers` parallel workers. Each worker has its own resource, such as a browser, from `start` to
 * `stop`.
 *
 * If `start` or `work` throws, no further task starts. The error is rethrown after all running tasks have ended.
 */
export async function runQueue<Task, Own>(
  tasks: readonly Task[],
  workers: number,
  {
    start,
    work,
    stop,
  }: { start: () => Promise<Own>; work: (own: Own, task: Task) => Promise<void>; stop: (own: Own) => Promise<void> },
): Promise<void> {
  const left = tasks[Symbol.iterator]();
  const failures: unknown[] = [];
  const worker = async () => {
    const own = await start();
    try {
      // The workers share one iterator, so each task runs once.
      for (const task of left) {
        if (failures.length > 0) return;
        await work(own, task);
      }
    } catch (error) {
      // Records the error before `stop`, because the other workers would otherwise continue during `stop`.
      failures.push(error);
    } finally {
      await stop(own);
    }
  };
  const working = Array.from({ length: Math.min(workers, tasks.length) }, worker);
  await Promise.all(working.map((one) => one.catch((error) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}

/** Timeout in milliseconds for the request that tests whether the site still responds. */
const timeout = 10_000;

interface Visiting {
  workers: number;
  launch: () => Promise<Browser>;
  isOurs: boolean;
  /** Minimum time in milliseconds between the openings of two pages. */
  pace: number;
  opening?: PageOpening | undefined;
  keep: (result: PageLoadResult) => void;
  picture: Checkers["picture"];
}

/**
 * Runs all planned scans in parallel browsers and saves each result immediately.
 *
 * Throws if the site stops responding, after all running scans have ended. Scans that fail because of this are not
 * saved.
 */
export async function loadAllPages(
  planned: readonly PlannedPageLoad[],
  origin: string,
  { workers, launch, isOurs, pace, opening, keep, picture }: Visiting,
): Promise<{ results: PageLoadResult[]; browser: string }> {
  const results: PageLoadResult[] = [];
  const progress = showProgress(planned.length);
  let version = "";
  const turn = paced(pace);
  const launchWithTabs = async () => {
    const browser = await launch();
    return { browser, tabs: reusedTabs(browser, { isOurs, turn, opening }) };
  };
  const assertSite = async () => {
    if (!(await answers(origin)))
      throw new Error(`${origin} no longer responds; to continue, run the audit with --resume`);
  };
  const working = runQueue(pageLoadsOf(planned), workers, {
    start: launchWithTabs,
    async work(own: { browser: Browser; tabs: Tabs }, pageLoad) {
      // A crashed browser loses only its current page load.
      if (!own.browser.isConnected()) Object.assign(own, await launchWithTabs());
      version = own.browser.version();
      const seen = await runChecks(own.tabs, pageLoad, origin, {
        checks,
        fileChecks,
        picture,
        runsTwice: true,
        assertSite,
      });
      for (const result of seen) {
        keep(result);
        results.push(result);
        progress.step(`${result.page} (${result.state}, ${result.mode}, ${result.width})`);
      }
    },
    stop: ({ browser }) => browser.close(),
  });
  await working.finally(() => progress.end());
  return { results, browser: version };
}

/** Returns true for any response, with any status. */
function answers(origin: string): Promise<boolean> {
  return fetch(origin, { method: "HEAD", signal: AbortSignal.timeout(timeout) }).then(
    () => true,
    () => false,
  );
}
