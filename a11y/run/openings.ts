import { type Mode, modes } from "../modes.ts";
import { groupBy } from "./group-by.ts";
import { asServed, type PlannedVisit } from "./plan-visits.ts";

/**
 * Visits for which a page needs to be opened only once: those of a state in modes that differ in the colors asked for,
 * which a device may change at any time, and the page that stands open follows. A page as it opens follows the width of
 * the window, too; what somebody has done on it may not outlast that, as a menu does not.
 */
export function openingsOf(visits: readonly PlannedVisit[]): PlannedVisit[][] {
  return groupBy(visits, ({ page, state, mode, width }) =>
    JSON.stringify([page, state, state === asServed.state ? "any" : width, besidesColors(mode)]),
  );
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
