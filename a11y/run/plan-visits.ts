import type { Check, FileCheck } from "../check.ts";
import type { Place } from "../finding.ts";
import { modes, type Setting, widths } from "../modes.ts";
import type { State } from "../state.ts";

/** A page with every state it has. */
export interface PageStates {
  path: string;
  states: readonly State[];
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
 * pages is visited on the first of them.
 */
export function planVisits(
  pages: readonly PageStates[],
  checks: readonly Pick<Check, "name" | "runs" | "alters">[],
  fileChecks: readonly Pick<FileCheck, "name">[] = [],
): PlannedVisit[] {
  const shared = new Set<string>();
  const kinds: KindsSeen = new Set();
  return pages.flatMap(({ path, states }) => {
    const own = states.filter(({ name, shared: isShared }) => !isShared || !shared.has(name));
    for (const { name, shared: isShared } of own) if (isShared) shared.add(name);
    return own.flatMap((state) => visitsOf(path, state, { checks, fileChecks, kinds }));
  });
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
    if (runs.states === "pages as opened" && !isAsOpened) continue;
    const settings = runs.settings.filter((setting) => isPossible(state, setting));
    if (runs.states === "one of each kind" && !isAsOpened && settings.length > 0) {
      const kind = JSON.stringify([name, state.kind ?? `${page} ${state.name}`]);
      if (kinds.has(kind)) continue;
      kinds.add(kind);
    }
    const inState = alters ? settings.slice(0, 1) : firstOfEachMode(settings);
    for (const setting of isAsOpened ? settings : inState) add(setting, name);
  }
  if (isAsOpened) for (const { name } of fileChecks) add(asServed, name);
  return [...byPlace.values()].sort((one, other) => order(one) - order(other));
}

/**
 * A state changes a part of a page that was looked at in every width as it opens. What alters it needs it anew each time,
 * and looks in one setting.
 */
function firstOfEachMode(settings: readonly Setting[]): Setting[] {
  return settings.filter(({ mode }, index) => settings.findIndex((setting) => setting.mode === mode) === index);
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
