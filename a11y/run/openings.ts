import { type Mode, type ModeName, modes } from "../modes.ts";
import { viewportOf } from "./context-options.ts";
import { groupBy } from "./group-by.ts";
import { asServed, type PlannedVisit } from "./plan-visits.ts";

/**
 * Groups scans that can share one page load: those of one state, in environments that can change on an open page.
 *
 * The window width can change only on a page as opened, because other states, such as an open menu, may not survive it.
 *
 * Scripts cannot be turned on or off later. Motion on page load runs only if it is allowed from the start.
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
