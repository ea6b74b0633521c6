import { stripVTControlCharacters } from "node:util";
import type { Browser, Page } from "@playwright/test";
import type { Picture } from "../audit.ts";
import type { Check, FileCheck } from "../check.ts";
import type { Found, Place } from "../finding.ts";
import type { VisitResult } from "./journal.ts";
import { type OpenVisit, openVisit, type ReusableTab } from "./open-visit.ts";
import { htmlOf } from "./page-texts.ts";
import { asServed, type PlannedVisit } from "./plan-visits.ts";
import { standingPage } from "./standing-page.ts";

export interface Lookers {
  checks: readonly Check[];
  fileChecks: readonly FileCheck[];
  /** Pictures what was found, while the tab stands as it was looked at; nothing where it has been pictured before. */
  picture(tab: Page, found: Found, place: Place): Promise<Picture | null>;
  /** Where the opening is to stand, instead of in a context of its own. */
  reused?: ReusableTab | undefined;
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
  { checks, fileChecks, picture, reused }: Lookers,
): Promise<VisitResult[]> {
  const visits = opening.map((planned) => ({ planned, result: nothingYet(planned) }));
  const jobsOf = <One extends { name: string }>(all: readonly One[]) =>
    visits.flatMap((visit) =>
      all.filter(({ name }) => visit.planned.checks.includes(name)).map((check) => ({ ...visit, check })),
    );
  for (const { planned, result, check } of jobsOf(fileChecks))
    await note(result, check.name, async () => check.look(planned.page, await htmlOf(origin, planned.page)));

  const lookFrom = async (visit: OpenVisit, check: Check, result: VisitResult) => {
    const found = await check.look(visit);
    for (const one of found) {
      const pictured = await picture(visit.tab, one, visit);
      if (pictured) result.pictures.push(pictured);
    }
    return found;
  };
  const standing = standingPage(browser, origin, reused);
  const { calm, almost, altering } = byAlteration(checks, opening[0]?.state);
  for (const { planned, result, check } of jobsOf(calm))
    await note(result, check.name, async () => lookFrom(await standing.at(planned), check, result));
  for (const { planned, result, check } of jobsOf(almost)) {
    await note(result, check.name, async () => {
      const visit = await standing.at(planned);
      await standing.beginAtTop();
      return lookFrom(visit, check, result);
    });
  }
  const last = jobsOf(altering).at(-1);
  for (const { planned, result, check } of jobsOf(altering).slice(0, -1)) {
    await note(result, check.name, async () => {
      const own = await openVisit(browser, planned, origin);
      return lookFrom(own, check, result).finally(() => own.close());
    });
  }
  if (last) {
    await note(last.result, last.check.name, async () => {
      const visit = await standing.at(last.planned);
      if (jobsOf(almost).length > 0) await standing.beginAtTop();
      return lookFrom(visit, last.check, last.result);
    });
  }
  await standing.close();
  return visits.map(({ result }) => result);
}

/**
 * What leaves a page as it stands comes first; then, on a page as it opens, what only moves the focus. Whatever else alters
 * a page has a tab of its own, and the last of that takes the one that stands.
 */
function byAlteration(checks: readonly Check[], state: string | undefined) {
  const calm = checks.filter(({ alters }) => alters === undefined);
  const almost = checks.filter(({ alters }) => alters === "focus" && state === asServed.state);
  return { calm, almost, altering: checks.filter((check) => !calm.includes(check) && !almost.includes(check)) };
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
    const reason = `${by}: ${stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim()}`;
    result.error = result.error ? `${result.error}\n${reason}` : reason;
  } finally {
    clearTimeout(timer);
    result.seconds = Math.round(10 * result.seconds + (performance.now() - begun) / 100) / 10;
  }
}
