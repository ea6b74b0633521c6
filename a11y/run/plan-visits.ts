import type { Check, FileCheck } from "../check.ts";
import type { Place } from "../finding.ts";
import { type Mode, type ModeName, modes, type Setting, type Width, widths } from "../modes.ts";
import type { State } from "../state.ts";

/** A page with every state it has. */
export interface PageStates {
  path: string;
  states: readonly State[];
  /** Characters of its markup: of pages that show the same, the lightest takes the least time to look at. */
  weight?: number;
}

/** A place, and what looks at it. */
export interface PlannedVisit extends Place {
  /** Names of checks, in the order of the policy. */
  checks: string[];
}

/** Where a page as it is served is looked at, without a browser. */
export const asServed = { state: "as opened", mode: "no-scripts", width: 1280 } as const;

/** A check and a kind of state that it has looked at one of. */
type KindsSeen = Set<string>;

/**
 * Every visit that the checks ask for, page by page and state by state, each place once. A state that stands on several
 * pages is visited on one: where it is of a kind, as of forms, on the lightest, else on the first.
 */
export function planVisits(
  pages: readonly PageStates[],
  checks: readonly Pick<Check, "name" | "runs" | "alters">[],
  fileChecks: readonly Pick<FileCheck, "name">[] = [],
): PlannedVisit[] {
  const lightestFirst = pages.toSorted((one, other) => (one.weight ?? 0) - (other.weight ?? 0));
  const homes = new Map([...homesOf(pages, false), ...homesOf(lightestFirst, true)]);
  const kinds: KindsSeen = new Set();
  const visits = new Map(
    lightestFirst.map(({ path, states }) => {
      const own = states.filter(({ name, shared }) => !shared || homes.get(name) === path);
      return [path, own.flatMap((state) => visitsOf(path, state, { checks, fileChecks, kinds }))];
    }),
  );
  return pages.flatMap(({ path }) => visits.get(path) ?? []);
}

/** By the names of shared states, of a kind or not, the path of the first page that has each. */
function homesOf(pages: readonly PageStates[], isOfKind: boolean): Map<string, string> {
  const backwards = pages.toReversed().flatMap(({ path, states }) => {
    const meant = states.filter(({ shared, kind }) => shared && (kind !== undefined) === isOfKind);
    return meant.map(({ name }) => [name, path] as const);
  });
  return new Map(backwards);
}

function visitsOf(
  page: string,
  state: State,
  {
    checks,
    fileChecks,
    kinds,
  }: { checks: Parameters<typeof planVisits>[1]; fileChecks: readonly Pick<FileCheck, "name">[]; kinds: KindsSeen },
): PlannedVisit[] {
  const byPlace = new Map<string, PlannedVisit>();
  const add = ({ mode, width }: Setting, check: string) => {
    const key = placeKey({ page, state: state.name, mode, width });
    const visit = byPlace.get(key) ?? { page, state: state.name, mode, width, checks: [] };
    visit.checks.push(check);
    byPlace.set(key, visit);
  };
  const isAsOpened = state.name === asServed.state;
  for (const { name, runs, alters } of checks) {
    if (runs.pages?.includes(page) === false) continue;
    if (runs.states === "pages as opened" && !isAsOpened) continue;
    const settings = (isAsOpened ? runs.settings : inStates(runs.settings, alters)).filter((setting) =>
      isPossible(state, setting),
    );
    if (runs.states === "one of each kind" && !isAsOpened && settings.length > 0) {
      const kind = JSON.stringify([name, state.kind ?? `${page} ${state.name}`, state.variant]);
      if (kinds.has(kind)) continue;
      kinds.add(kind);
    }
    for (const setting of settings) add(setting, name);
  }
  if (isAsOpened) for (const { name } of fileChecks) add(asServed, name);
  return [...byPlace.values()].sort((one, other) => order(one) - order(other));
}

/**
 * A state changes a part of a page that was looked at in every width as it opens: it is looked at in the narrowest window,
 * where what it adds has the least room, and in each mode once. What alters it looks in one setting.
 */
function inStates(settings: readonly Setting[], alters: Check["alters"]): Setting[] {
  const modesOnce = [...new Set(settings.map(({ mode }) => mode))];
  return modesOnce.map((mode) => ({ mode, width: narrowestIn(mode) })).slice(0, alters ? 1 : undefined);
}

/** A zoomed window is as narrow by its zoom. */
function narrowestIn(mode: ModeName): Width {
  const { zoom }: Mode = modes[mode];
  return zoom === undefined ? 320 : 1280;
}

function isPossible({ needs, isIn }: State, setting: Setting): boolean {
  return (needs !== "scripts" || setting.mode !== "no-scripts") && (isIn?.(setting) ?? true);
}

/** Modes in the order of the list, in each the widths from narrow to wide. */
function order({ mode, width }: Setting): number {
  return Object.keys(modes).indexOf(mode) * 10 + Object.keys(widths).indexOf(String(width));
}

export function placeKey({ page, state, mode, width }: Place): string {
  return JSON.stringify([page, state, mode, width]);
}
