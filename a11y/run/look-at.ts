import type { Browser, Page } from "@playwright/test";
import type { Picture } from "../audit.ts";
import type { Check, FileCheck } from "../check.ts";
import type { Found, Place } from "../finding.ts";
import type { VisitResult } from "./journal.ts";
import { type OpenVisit, openVisit } from "./open-visit.ts";
import { htmlOf } from "./page-texts.ts";
import { asServed, type PlannedVisit } from "./plan-visits.ts";

export interface Lookers {
  checks: readonly Check[];
  fileChecks: readonly FileCheck[];
  /** Pictures what was found, while the tab stands as it was looked at; nothing where it has been pictured before. */
  picture(tab: Page, found: Found, place: Place): Promise<Picture | null>;
}

/** Milliseconds that a check may take: a page that hangs holds nothing else up. */
const timeout = 90_000;

/**
 * Makes the visits of one opening (see openings.ts), and says of each what came of it. Never rejects: a page that does
 * not open, a state that does not come and a check that fails are results too.
 */
export async function lookAt(
  browser: Browser,
  opening: readonly PlannedVisit[],
  origin: string,
  { checks, fileChecks, picture }: Lookers,
): Promise<VisitResult[]> {
  const visits = opening.map((planned) => ({ planned, result: nothingYet(planned) }));
  const jobs = (isMeant: (check: Check) => boolean) =>
    visits.flatMap((visit) => {
      const own = checks.filter((check) => visit.planned.checks.includes(check.name) && isMeant(check));
      return own.map((check) => ({ ...visit, check }));
    });

  for (const { planned, result } of visits) {
    const own = fileChecks.filter(({ name }) => planned.checks.includes(name));
    for (const check of own)
      await note(result, check.name, async () => check.look(planned.page, await htmlOf(origin, planned.page)));
  }

  let standing: OpenVisit | undefined;
  const stand = async (planned: PlannedVisit) => {
    const { mode, width } = planned;
    standing ??= await openVisit(browser, planned, origin);
    if (standing.mode !== mode || standing.width !== width) standing = await standing.adjust({ mode, width });
    return standing;
  };
  const lookFrom = async (visit: OpenVisit, check: Check, result: VisitResult) => {
    const found = await check.look(visit);
    for (const one of found) {
      const pictured = await picture(visit.tab, one, visit);
      if (pictured) result.pictures.push(pictured);
    }
    return found;
  };
  // What leaves the page as it stands comes first; then, on a page as it opens, what only moves the focus. Whatever else
  // alters a page has a tab of its own; the last takes what stands.
  const isCalm = ({ alters }: Check) => alters === undefined;
  const isAlmost = ({ alters }: Check) => alters === "focus" && opening[0]?.state === asServed.state;
  for (const { planned, result, check } of jobs(isCalm))
    await note(result, check.name, async () => lookFrom(await stand(planned), check, result));
  const almost = jobs(isAlmost);
  for (const { planned, result, check } of almost) {
    await note(result, check.name, async () => {
      const visit = await stand(planned);
      await beginAtTop(visit.tab);
      return lookFrom(visit, check, result);
    });
  }
  const altering = jobs((check) => !isCalm(check) && !isAlmost(check));
  for (const [index, { planned, result, check }] of altering.entries()) {
    await note(result, check.name, async () => {
      const isLast = index === altering.length - 1;
      const visit = isLast ? await stand(planned) : await openVisit(browser, planned, origin);
      if (isLast && almost.length > 0) await beginAtTop(visit.tab);
      return lookFrom(visit, check, result).finally(() => (isLast ? undefined : visit.close()));
    });
  }
  await standing?.close().catch(() => {});
  return visits.map(({ result }) => result);
}

/** Takes the focus to where it is before anything has had it: Tab goes on from the start, also after a walk. */
async function beginAtTop(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    const start = document.createElement("span");
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
    scrollTo({ top: 0, behavior: "instant" });
  });
}

function nothingYet({ page, state, mode, width }: PlannedVisit): VisitResult {
  return { page, state, mode, width, seconds: 0, checks: {}, seen: [], pictures: [] };
}

/** Notes what a check finds, how long it took, and why it could not look. */
async function note(result: VisitResult, by: string, look: () => Promise<Found[]>): Promise<void> {
  const begun = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${timeout / 1000} s`)), timeout);
  });
  try {
    const found = await Promise.race([look(), late]);
    result.seen.push(...found.map((one) => ({ by, found: one })));
    result.checks[by] = Math.round(performance.now() - begun);
  } catch (error) {
    const reason = `${by}: ${error instanceof Error ? error.message : error}`;
    result.error = result.error ? `${result.error}\n${reason}` : reason;
  } finally {
    clearTimeout(timer);
    result.seconds = Math.round(10 * result.seconds + (performance.now() - begun) / 100) / 10;
  }
}
