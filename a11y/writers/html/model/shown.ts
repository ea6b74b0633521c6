import type { Place } from "../../../audit.ts";
import { type ModeName, modes } from "../../../modes.ts";
import { groupBy } from "../../../run/group-by.ts";
import { list } from "../../../words.ts";

export interface Shown {
  page: string;
  state: string;
  modes: ModeName[];
  /** E.g. `light at 320 and 390 px; dark at 320 px`. */
  settings: string;
}

/** Groups places by page and state, in the order of their first occurrence. */
export function shownIn(places: readonly Place[]): Shown[] {
  return groupBy(places, ({ page, state }) => `${page}\n${state}`).flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return [{ page: first.page, state: first.state, modes: modesIn(same), settings: settingsOf(same) }];
  });
}

/** Lists the modes in their standard order, with ascending widths. */
export function settingsOf(places: readonly Place[]): string {
  return modesIn(places)
    .map((name) => `${modes[name].title} at ${widthsOf(places, name)} px`)
    .join("; ");
}

function modesIn(places: readonly Place[]): ModeName[] {
  return (Object.keys(modes) as ModeName[]).filter((name) => places.some(({ mode }) => mode === name));
}

function widthsOf(places: readonly Place[], name: ModeName): string {
  const widths = new Set(places.filter(({ mode }) => mode === name).map(({ width }) => width));
  return list([...widths].sort((one, other) => one - other).map(String));
}
