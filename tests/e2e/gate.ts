import type { Browser } from "@playwright/test";
import type { Check } from "../../a11y/check.ts";
import { excuses } from "../../a11y/excuses.ts";
import { merge } from "../../a11y/merge.ts";
import { checks, fileChecks, gate } from "../../a11y/policy.ts";
import { gateVisits } from "../../a11y/run/gate-visits.ts";
import { lookAt } from "../../a11y/run/look-at.ts";
import { seenIn } from "../../a11y/run/make-audit.ts";
import { openingsOf } from "../../a11y/run/openings.ts";
import { pagesAt } from "../../a11y/run/pages.ts";
import { asServed, type PlannedVisit } from "../../a11y/run/plan-visits.ts";
import { reusedTabs, type Tabs } from "../../a11y/run/tabs.ts";
import { kindOf } from "../../a11y/run/totals.ts";

interface Looks {
  /** Which of the page’s openings are looked at: each `of`th, from `part` on; 0 has the page as it opens. */
  states: { part: number; of: number };
  /** Looks besides the checks of the audit, at the page as opened in each setting of the gate, and leaves it so. */
  inEachSetting?: Check["look"];
  /** The same, at the page in each state but as opened. */
  inEachState: Check["look"];
  /** Looks last, at the page as it was opened for the gate’s first visit; may alter it. */
  last?: Check["look"];
}

/** The gate plans none of these: they are added to what it plans. */
const ownCheck: Omit<Check, "name" | "look"> = {
  looksFor: "",
  criteria: [],
  runs: { settings: [], states: "pages as opened", because: "" },
};

/** Of a worker, for all its tests. */
let tabs: Tabs | undefined;
let planned: Promise<PlannedVisit[]> | undefined;

/** The gate’s visits of all pages; a worker plans them once. */
function allVisits(origin: string): Promise<PlannedVisit[]> {
  planned ??= pagesAt(origin, { hasIntake: true }).then((pages) => gateVisits(pages, gate, checks, fileChecks));
  return planned;
}

const nothing: Check["look"] = async () => [];

/** What the gate of the audit finds to fail on a page, in any of its states, and what went wrong meanwhile. */
export async function failuresAt(
  browser: Browser,
  origin: string,
  path: string,
  { states: { part, of }, last: lookLast = nothing, inEachSetting = nothing, inEachState }: Looks,
): Promise<string[]> {
  const visits = (await allVisits(origin)).filter(({ page }) => page === path);
  const [first] = visits;
  if (!first) throw new Error(`the gate does not visit ${path}`);
  // It alters the page, which nothing is looked at after it, but not the tab, which the next page may have.
  const last: Check = { ...ownCheck, name: "own, last", look: lookLast, alters: "focus" };
  const inState: Check = { ...ownCheck, name: "own, in each state", look: inEachState };
  const inSetting: Check = { ...ownCheck, name: "own, in each setting", look: inEachSetting };
  const openings = openingsOf(
    visits.map((visit) => {
      const own = visit.state !== asServed.state ? inState : visit.mode === asServed.mode ? undefined : inSetting;
      const names = [...visit.checks, ...(own ? [own.name] : []), ...(visit === first ? [last.name] : [])];
      return { ...visit, checks: names };
    }),
  );
  const lookers = { checks: [...checks, inState, inSetting, last], fileChecks, picture: async () => null };
  tabs ??= reusedTabs(browser, { isOurs: true });
  const results = [];
  for (const opening of openings.filter((_, index) => index % of === part))
    results.push(...(await lookAt(tabs, opening, origin, lookers)));
  const failures = merge(seenIn(results), excuses).filter((finding) => kindOf(finding) === "failures");
  return [
    ...results.flatMap(({ state, mode, width, error }) => (error ? `${state}, ${mode}, ${width} px: ${error}` : [])),
    ...failures.map(
      ({ criteria, rule, message, element, places }) =>
        `${places[0]?.state}, ${places[0]?.mode}: ${rule} (${criteria.join(", ")}) at ${element.selector}: ${message}`,
    ),
  ];
}
