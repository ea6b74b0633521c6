import { stripVTControlCharacters } from "node:util";
import type { Page } from "@playwright/test";
import { type Found, isDemanded, type Picture, type Place } from "../core/audit.ts";
import type { Check, FileCheck } from "../core/check.ts";
import type { PageLoadResult } from "./journal.ts";
import { type OpenPageUnderTest, openPageUnderTest, sharedPage } from "./page-under-test.ts";
import { htmlOf } from "./pages.ts";
import { asServed, type PlannedPageLoad } from "./plan.ts";
import type { Tabs } from "./tabs.ts";

function isSureFailure(found: Found): boolean {
  return isDemanded(found) && found.certainty === "fails";
}

/**
 * Returns the findings of the first run of a check, and the failures that only the second run reports. A failure that
 * only one run reports becomes `needs review`.
 */
export function seenTwice(first: readonly Found[], second: readonly Found[]): Found[] {
  const keyOf = ({ rule, element }: Found) => `${rule} ${element.selector}`;
  const failuresOf = (found: readonly Found[]) => new Set(found.filter(isSureFailure).map(keyOf));
  const [here, there] = [failuresOf(first), failuresOf(second)];
  const added = second.filter((one) => isSureFailure(one) && !here.has(keyOf(one)));
  return [...first, ...added].map((one) => {
    if (!isSureFailure(one) || (here.has(keyOf(one)) && there.has(keyOf(one)))) return one;
    return { ...one, certainty: "needs review", message: `${one.message} Only one of two runs found it.` };
  });
}

export interface Checkers {
  checks: readonly Check[];
  fileChecks: readonly FileCheck[];
  /** Takes a screenshot of a finding while the page is in its state. Returns `null` if none is needed or possible. */
  picture(tab: Page, found: Found, place: Place): Promise<Picture | null>;
  /**
   * Repeats a check on a new page if it throws or reports a certain A or AA failure. Signed reports must not depend on
   * timing. Tests don't repeat, so that flaky failures get fixed.
   */
  runsTwice?: boolean;
  /** Called when a check throws. Rejects if the site does not respond, so that no other check waits for it. */
  assertSite?(): Promise<void>;
}

interface Job {
  planned: PlannedPageLoad;
  result: PageLoadResult;
  check: Check;
}

/**
 * Timeouts of one check in milliseconds, so that a hanging page blocks nothing else. A check that alters the page tries
 * its controls one after another.
 */
const timeouts = { reading: 90_000, altering: 270_000 };

function timeoutOf({ alters }: Pick<Check, "alters">): number {
  return alters === "page" || alters === "tab" ? timeouts.altering : timeouts.reading;
}

/**
 * Runs the scans that share a page load (see plan.ts) and returns their results.
 *
 * Checks that don't alter the page run first, then checks that only move the focus. All other checks follow. If one of
 * them has changed the page, the next one gets a new page.
 *
 * Failed page loads, states and checks are part of the results. Rejects only if `assertSite` does.
 */
export async function runChecks(
  tabs: Tabs,
  pageLoad: readonly PlannedPageLoad[],
  origin: string,
  { checks, fileChecks, picture, runsTwice = false, assertSite = async () => {} }: Checkers,
): Promise<PageLoadResult[]> {
  const loads = pageLoad.map((planned) => ({ planned, result: nothingYet(planned) }));
  const jobsOf = <One extends { name: string }>(all: readonly One[]) =>
    loads.flatMap((load) =>
      all.filter(({ name }) => load.planned.checks.includes(name)).map((check) => ({ ...load, check })),
    );
  const noteAndAssertSite = async (result: PageLoadResult, check: Noted, look: CheckRun, again?: CheckRun) => {
    if (!(await note(result, check, look, again))) await assertSite();
  };
  for (const { planned, result, check } of jobsOf(fileChecks))
    await noteAndAssertSite(result, check, async () => check.run(planned.page, await htmlOf(origin, planned.page)));

  const inOwnTab = async (
    place: PlannedPageLoad,
    check: Check,
    look: (load: OpenPageUnderTest) => Promise<Found[]>,
  ) => {
    const own = await openPageUnderTest(tabs, place, origin);
    return look(own).finally(() => own.close(left(check)));
  };
  const runFrom = async (load: OpenPageUnderTest, { planned, result, check }: Job) => {
    const first = await check.run(load);
    const isDoubted = runsTwice && first.some(isSureFailure);
    const found = isDoubted ? seenTwice(first, await inOwnTab(planned, check, (own) => check.run(own))) : first;
    for (const one of found) {
      const pictured = await picture(load.tab, one, load);
      if (pictured) result.pictures.push(pictured);
    }
    return found;
  };
  const runInOwnTab = (job: Job) => inOwnTab(job.planned, job.check, (own) => runFrom(own, job));
  const noteJob = (job: Job, look: CheckRun) =>
    noteAndAssertSite(job.result, job.check, look, runsTwice ? () => runInOwnTab(job) : undefined);

  const shared = sharedPage(tabs, origin);
  const isAsOpened = pageLoad[0]?.state === asServed.state;
  for (const job of jobsOf(checks.filter(({ alters }) => alters === undefined)))
    await noteJob(job, async () => runFrom(await shared.at(job.planned), job));
  for (const job of jobsOf(checks.filter(({ alters }) => alters === "focus"))) {
    await noteJob(job, async () => {
      const load = await shared.at(job.planned);
      // Starts at the top only on a page as opened. The steps of other states have set the focus, and Tab continues
      // from there.
      if (isAsOpened) await shared.beginAtTop();
      return runFrom(load, job).finally(() => shared.invalidate("focus"));
    });
  }
  const altering = jobsOf(checks.filter(({ alters }) => alters === "page" || alters === "tab"));
  const last = altering.at(-1);
  for (const job of altering) {
    const isApart = job.check.alters === "tab" && job !== last;
    await noteJob(job, async () => {
      if (isApart) return runInOwnTab(job);
      const load = await shared.at(job.planned);
      if (isAsOpened) await shared.beginAtTop();
      await load.takeSnapshot();
      return runFrom(load, job).finally(() => shared.invalidate("page"));
    });
  }
  await shared.close(left(last?.check));
  return loads.map(({ result }) => result);
}

function left(check?: Check): "altered" | undefined {
  return check?.alters === "tab" ? "altered" : undefined;
}

function nothingYet({ page, state, mode, width }: PlannedPageLoad): PageLoadResult {
  return { page, state, mode, width, seconds: 0, checks: {}, seen: [], pictures: [] };
}

type CheckRun = () => Promise<Found[]>;

type Noted = Pick<Check, "name" | "alters">;

/**
 * Runs a check and records its findings, duration and error. If the check fails, retries with `again`, if given.
 * Resolves to true if a try succeeded.
 */
async function note(result: PageLoadResult, check: Noted, look: CheckRun, again?: CheckRun): Promise<boolean> {
  const { name: by } = check;
  const timeout = timeoutOf(check);
  const begun = performance.now();
  try {
    const found = await (again ? inTime(look, timeout).catch(() => inTime(again, timeout)) : inTime(look, timeout));
    result.seen.push(...found.map((one) => ({ by, found: one })));
    result.checks[by] = Math.round(performance.now() - begun);
    return true;
  } catch (error) {
    const reason = `${by}: ${reasonOf(error)}`;
    result.error = result.error ? `${result.error}\n${reason}` : reason;
    return false;
  } finally {
    result.seconds = Math.round(10 * result.seconds + (performance.now() - begun) / 100) / 10;
  }
}

/** Strips the browser's logs, which Playwright appends when the browser has crashed. */
function reasonOf(error: unknown): string {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  return (message.split("\nBrowser logs:", 1)[0] ?? "").trim();
}

async function inTime(look: CheckRun, timeout: number): Promise<Found[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${timeout / 1000} s`)), timeout);
  });
  return Promise.race([look(), late]).finally(() => clearTimeout(timer));
}
