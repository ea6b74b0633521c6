import type { Check } from "@kindred-ground/audit/core/check.ts";
import { checks, fileChecks } from "@kindred-ground/audit/core/checks.ts";
import { merge } from "@kindred-ground/audit/core/merge.ts";
import { severityOf } from "@kindred-ground/audit/core/severity.ts";
import { axeDemanded } from "@kindred-ground/audit/engines/axe.ts";
import { seenIn } from "@kindred-ground/audit/runner/audit-site.ts";
import { pagesAt } from "@kindred-ground/audit/runner/pages.ts";
import {
  asServed,
  gatePageLoads,
  type PageStates,
  type PlannedPageLoad,
  pageLoadsOf,
  representedPages,
} from "@kindred-ground/audit/runner/plan.ts";
import { runChecks } from "@kindred-ground/audit/runner/run-checks.ts";
import { reusedTabs, type Tabs } from "@kindred-ground/audit/runner/tabs.ts";
import type { Browser } from "@playwright/test";
import { setup } from "../../a11y/audit.config.ts";

interface GateChecks {
  /** Selects every `of`th page load, starting at index `part`. Part 0 includes the page as opened. */
  states: { part: number; of: number };
  /** Extra check of the page as opened in each environment of the gate. Must not change the page. */
  inEachEnvironment?: Check["run"];
  /** Extra check of the page in every other state. */
  inEachState: Check["run"];
  /** Last check of the page as opened for the gate's first page load. May change the page. */
  last?: Check["run"];
}

/** Properties of a test's extra checks, which are added to the gate's plan. */
const ownCheck: Omit<Check, "name" | "run"> = {
  purpose: "",
  criteria: [],
  runs: { environments: [], states: "pages as opened", because: "" },
};

/** Shared by all tests of a worker. */
let tabs: Tabs | undefined;
let pages: Promise<PageStates[]> | undefined;
let planned: Promise<PlannedPageLoad[]> | undefined;

function allPages(origin: string): Promise<PageStates[]> {
  pages ??= pagesAt(setup, origin, { hasIntake: true });
  return pages;
}

function allScans(origin: string): Promise<PlannedPageLoad[]> {
  planned ??= allPages(origin).then((pages) => gatePageLoads(pages, setup.gate, checks, fileChecks));
  return planned;
}

/** Resolves to true if a longer page of the same template represents the page at `path`. */
export async function isRepresented(origin: string, path: string): Promise<boolean> {
  return representedPages(await allPages(origin)).some(({ others }) => others.includes(path));
}

const nothing: Check["run"] = async () => [];

/** Resolves to the failures that the gate finds in this part of a page's states, and to errors of the page loads. */
export async function failuresAt(
  browser: Browser,
  origin: string,
  path: string,
  { states: { part, of }, last: runLast = nothing, inEachEnvironment = nothing, inEachState }: GateChecks,
): Promise<string[]> {
  const scans = (await allScans(origin)).filter(({ page }) => page === path);
  const [first] = scans;
  if (!first) throw new Error(`the gate does not visit ${path}`);
  // May change the page, because no later check uses it. Must not change the tab, because the next page may reuse it.
  const last: Check = { ...ownCheck, name: "own, last", run: runLast, alters: "focus" };
  const inState: Check = { ...ownCheck, name: "own, in each state", run: inEachState };
  const inEnvironment: Check = { ...ownCheck, name: "own, in each setting", run: inEachEnvironment };
  const pageLoads = pageLoadsOf(
    scans.map((scan) => {
      const once = scan.mode === asServed.mode ? [] : [inEnvironment.name];
      const own = scan.state === asServed.state ? once : [inState.name];
      const names = [...scan.checks, ...own, ...(scan === first ? [last.name] : [])];
      return { ...scan, checks: names };
    }),
  );
  const all = checks.map((check) => (check.name === axeDemanded.name ? axeDemanded : check));
  const lookers = { checks: [...all, inState, inEnvironment, last], fileChecks, picture: async () => null };
  tabs ??= reusedTabs(browser, { isOurs: true, opening: setup.opening });
  const results = [];
  for (const pageLoad of pageLoads.filter((_, index) => index % of === part))
    results.push(...(await runChecks(tabs, pageLoad, origin, lookers)));
  const failures = merge(seenIn(results), setup.accepted).filter((finding) => severityOf(finding) === "failures");
  return [
    ...results.flatMap(({ state, mode, width, error }) => (error ? `${state}, ${mode}, ${width} px: ${error}` : [])),
    ...failures.map(
      ({ criteria, rule, message, element, places }) =>
        `${places[0]?.state}, ${places[0]?.mode}: ${rule} (${criteria.join(", ")}) at ${element.selector}: ${message}`,
    ),
  ];
}
