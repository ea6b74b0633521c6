import type { Place } from "../../../finding.ts";
import { type ModeName, modes } from "../../../modes.ts";
import { groupBy } from "../../../run/group-by.ts";
import { list } from "./words.ts";

/** A page in a state, and the settings in which something shows there. */
export interface Shown {
  page: string;
  state: string;
  modes: ModeName[];
  /** E.g. `light at 320 and 390 px; dark at 320 px`. */
  settings: string;
}

/** Places, a line for each page and state, in the order in which they first come. */
export function shownIn(places: readonly Place[]): Shown[] {
  return groupBy(places, ({ page, state }) => `${page}\n${state}`).flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const inOrder = (Object.keys(modes) as ModeName[]).filter((name) => same.some(({ mode }) => mode === name));
    const settings = inOrder.map((name) => `${modes[name].title} at ${widthsOf(same, name)} px`).join("; ");
    return [{ page: first.page, state: first.state, modes: inOrder, settings }];
  });
}

function widthsOf(places: readonly Place[], name: ModeName): string {
  const widths = new Set(places.filter(({ mode }) => mode === name).map(({ width }) => width));
  return list([...widths].sort((one, other) => one - other).map(String));
}
