import type { Check } from "../check.ts";
import type { Setting } from "../modes.ts";
import { groupBy } from "./group-by.ts";
import { asServed, type PageStates, type PlannedVisit, planVisits } from "./plan-visits.ts";

export interface Gate {
  /** A page as opened is scanned in each environment. Other states are scanned only in the first that applies. */
  settings: readonly Setting[];
  checks: readonly string[];
}

/**
 * Plans the scans of the gate: every page as opened in each environment, and one state of each kind in one environment.
 * Ignores variants.
 *
 * A state that no check covers in these environments keeps its first scan.
 */
export function gateVisits(
  pages: readonly PageStates[],
  gate: Gate,
  checks: Parameters<typeof planVisits>[1],
  fileChecks: Parameters<typeof planVisits>[2],
): PlannedVisit[] {
  const looking = checks.filter(({ name }) => gate.checks.includes(name)).map(atOneOfEachKind);
  const withoutVariants = pages.map(({ states, ...page }) => ({
    ...page,
    states: states.map(({ variant: _, ...state }) => state),
  }));
  const visits = planVisits(withoutVariants, looking, fileChecks);
  const byState = groupBy(visits, ({ page, state }) => JSON.stringify([page, state]));
  return byState.flatMap((visits) => {
    const telling = gate.settings.flatMap((setting) => visits.find((visit) => isIn(visit, setting)) ?? []);
    if (visits[0]?.state === asServed.state) return [...new Set([...telling, ...visits.filter(isOfFile)])];
    return (telling.length > 0 ? telling : visits).slice(0, 1);
  });
}

function atOneOfEachKind<Looking extends Pick<Check, "runs">>(check: Looking): Looking {
  const { runs } = check;
  return runs.states === "every state" ? { ...check, runs: { ...runs, states: "one of each kind" } } : check;
}

function isIn(visit: Setting, { mode, width }: Setting): boolean {
  return visit.mode === mode && visit.width === width;
}

function isOfFile(visit: PlannedVisit): boolean {
  return isIn(visit, asServed);
}
