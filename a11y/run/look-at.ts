import { stripVTControlCharacters } from "node:util";
import type { Page } from "@playwright/test";
import type { Picture } from "../audit.ts";
import type { Check, FileCheck } from "../check.ts";
import type { Found, Place } from "../finding.ts";
import type { VisitResult } from "./journal.ts";
import { type OpenVisit, openVisit } from "./open-visit.ts";
import { htmlOf } from "./page-texts.ts";
import { asServed, type PlannedVisit } from "./plan-visits.ts";
import { standingPage } from "./standing-page.ts";
import type { Tabs } from "./tabs.ts";

export interface Lookers {
  checks: readonly Check[];
  fileChecks: readonly FileCheck[];
  /** Pictures what was found, while the tab stands as it was looked at; nothing where it has been pictured before. */
  picture(tab: Page, found: Found, place: Place): Promise<Picture | null>;
}

/** Milliseconds that a check may take: a page that hangs holds nothing else up. */
const timeout = 90_000;

/**
 * Makes the visits of one opening (see openings.ts), and says of each what came of it. What leaves the page as it stands
 * looks first, then what only moves the focus; whatever else alters a page has a tab of its own, and the last of that
 * takes the one that stands. Never rejects: a page that does not open, a state that does not come and a check that fails
 * are results too.
 */
export async function lookAt(
  tabs: Tabs,
  opening: readonly PlannedVisit[],
  origin: string,
  { checks, fileChecks, picture }: Lookers,
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
  const standing = standingPage(tabs, origin);
  const isAsOpened = opening[0]?.state === asServed.state;
  for (const { planned, result, check } of jobsOf(checks.filter(({ alters }) => alters === undefined)))
    await note(result, check.name, async () => lookFrom(await standing.at(planned), check, result));
  for (const { planned, result, check } of jobsOf(checks.filter(({ alters }) => alters === "focus"))) {
    await note(result, check.name, async () => {
      const visit = await standing.at(planned);
      // What somebody has done on a page has left the focus somewhere, and Tab goes on from there.
      if (isAsOpened) await standing.beginAtTop();
      return lookFrom(visit, check, result).finally(() => standing.doubt());
    });
  }
  const altering = jobsOf(checks.filter(({ alters }) => alters === "page" || alters === "tab"));
  for (const { planned, result, check } of altering.slice(0, -1)) {
    await note(result, check.name, async () => {
      const own = await openVisit(tabs, planned, origin);
      return lookFrom(own, check, result).finally(() => own.close(left(check)));
    });
  }
  for (const { planned, result, check } of altering.slice(-1)) {
    await note(result, check.name, async () => {
      const visit = await standing.at(planned);
      if (isAsOpened) await standing.beginAtTop();
      return lookFrom(visit, check, result);
    });
  }
  await standing.close(left(altering.at(-1)?.check));
  return visits.map(({ result }) => result);
}

/** How a check leaves its tab. */
function left(check?: Check): "altered" | undefined {
  return check?.alters === "tab" ? "altered" : undefined;
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
