import type { Setting } from "../modes.ts";
import { groupBy } from "./group-by.ts";
import { asServed, type PlannedVisit } from "./plan-visits.ts";

/** What the gate looks with, and where. */
export interface Gate {
  /** A page as it opens is visited in each, any other state in one of them by turns. */
  settings: readonly Setting[];
  /** Names of checks. */
  checks: readonly string[];
}

/**
 * Of all visits those of the gate: every page in each of its settings, every other state in one, the next state in the
 * next. A state that none of the checks of the gate looks at in these settings keeps its first visit.
 */
export function gateVisits(all: readonly PlannedVisit[], gate: Gate): PlannedVisit[] {
  const inGate = all
    .map((visit) => ({ ...visit, checks: visit.checks.filter((check) => gate.checks.includes(check)) }))
    .filter(({ checks }) => checks.length > 0);
  const byState = groupBy(inGate, ({ page, state }) => JSON.stringify([page, state]));
  let turn = 0;
  return byState.flatMap((visits) => {
    const [first] = visits;
    const telling = gate.settings.flatMap((setting) => visits.find((visit) => isIn(visit, setting)) ?? []);
    if (first?.state === asServed.state) return [...new Set([...telling, ...visits.filter(isOfFile)])];
    const chosen = telling[turn++ % Math.max(1, telling.length)] ?? first;
    return chosen ? [chosen] : [];
  });
}

function isIn(visit: Setting, { mode, width }: Setting): boolean {
  return visit.mode === mode && visit.width === width;
}

function isOfFile(visit: PlannedVisit): boolean {
  return isIn(visit, asServed);
}
