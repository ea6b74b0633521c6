import { type Mode, type ModeName, modes } from "../modes.ts";
import { viewportOf } from "./context-options.ts";
import { groupBy } from "./group-by.ts";
import { asServed, type PlannedVisit } from "./plan-visits.ts";

/**
 * Visits for which a page needs to be opened only once: those of a state in settings that a device may change at any
 * time, and the page that stands open follows. A page as it opens follows the width of the window, too; what somebody has
 * done on it may not outlast that, as a menu does not. Scripts it does not get or lose, and what moves as it opens is seen
 * only where motion is allowed from the start.
 */
export function openingsOf(visits: readonly PlannedVisit[]): PlannedVisit[][] {
  return groupBy(visits, ({ page, state, mode, width }) =>
    JSON.stringify([page, state, state === asServed.state ? "any" : viewportOf({ mode, width }).width, opensAs(mode)]),
  );
}

function opensAs(name: ModeName) {
  const { scripts, moves }: Mode = modes[name];
  return { scripts, moves };
}
