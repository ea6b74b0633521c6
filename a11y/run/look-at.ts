import type { Browser } from "@playwright/test";
import type { Check, FileCheck } from "../check.ts";
import type { Found } from "../finding.ts";
import type { VisitResult } from "./journal.ts";
import { type OpenVisit, openVisit } from "./open-visit.ts";
import { htmlOf } from "./page-texts.ts";
import type { PlannedVisit } from "./plan-visits.ts";

export interface Lookers {
  checks: readonly Check[];
  fileChecks: readonly FileCheck[];
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
  { checks, fileChecks }: Lookers,
): Promise<VisitResult[]> {
  const visits = opening.map((planned) => ({ planned, result: nothingYet(planned) }));
  const jobs = (alters: boolean) =>
    visits.flatMap((visit) => {
      const own = checks.filter(
        (check) => visit.planned.checks.includes(check.name) && Boolean(check.alters) === alters,
      );
      return own.map((check) => ({ ...visit, check }));
    });

  for (const { planned, result } of visits) {
    const own = fileChecks.filter(({ name }) => planned.checks.includes(name));
    for (const check of own)
      await note(result, check.name, async () => check.look(planned.page, await htmlOf(origin, planned.page)));
  }

  let standing: OpenVisit | undefined;
  const stand = async ({ mode, ...place }: PlannedVisit) => {
    standing ??= await openVisit(browser, { ...place, mode }, origin);
    if (standing.mode !== mode) standing = await standing.recolor(mode);
    return standing;
  };
  // What leaves the page as it stands comes first. Whatever alters it has a tab of its own; the last takes what stands.
  for (const { planned, result, check } of jobs(false))
    await note(result, check.name, async () => check.look(await stand(planned)));
  const altering = jobs(true);
  for (const { planned, result, check } of altering.slice(0, -1)) {
    await note(result, check.name, async () => {
      const own = await openVisit(browser, planned, origin);
      return check.look(own).finally(() => own.close());
    });
  }
  for (const { planned, result, check } of altering.slice(-1))
    await note(result, check.name, async () => check.look(await stand(planned)));
  await standing?.close().catch(() => {});
  return visits.map(({ result }) => result);
}

function nothingYet({ page, state, mode, width }: PlannedVisit): VisitResult {
  return { page, state, mode, width, seconds: 0, checks: {}, seen: [] };
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
