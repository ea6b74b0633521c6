import { type Mode, modes } from "../modes.ts";
import { groupBy } from "./group-by.ts";
import type { PlannedVisit } from "./plan-visits.ts";

/**
 * Visits in which a page needs to be opened only once: the same state at the same width, in modes that differ in the
 * colors asked for. A device may change these at any time, and the page that stands open follows.
 */
export function openingsOf(visits: readonly PlannedVisit[]): PlannedVisit[][] {
  return groupBy(visits, ({ page, state, mode, width }) => JSON.stringify([page, state, width, besidesColors(mode)]));
}

function besidesColors(name: PlannedVisit["mode"]): Partial<Mode> {
  const {
    title: _title,
    colorScheme: _scheme,
    contrast: _contrast,
    forcedColors: _forced,
    ...rest
  }: Mode = modes[name];
  return rest;
}
