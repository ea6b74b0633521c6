import type { Place } from "../core/audit.ts";
import type { Check, FileCheck, State } from "../core/check.ts";
import { groupBy } from "../core/group-by.ts";
import {
  type Environment,
  type EnvironmentName,
  environmentOf,
  type Mode,
  type ModeName,
  modes,
  type Width,
  widths,
} from "../core/modes.ts";
import { viewportOf } from "./tabs.ts";

export interface PageStates {
  path: string;
  states: readonly State[];
  /**
   * Length of the HTML in characters. If several pages share a state with a `kind`, the audit uses the smallest page,
   * which is fastest.
   */
  weight?: number;
  /** Path prefix of the pages that share the template, e.g. `/quiz/roles/`. Absent if the page has its own. */
  template?: string | undefined;
}

/** Pages of one template. The longest one represents the others. */
export interface Represented {
  template: string;
  page: string;
  others: string[];
}

export function representedPages(pages: readonly PageStates[]): Represented[] {
  const made = pages.filter(({ template }) => template !== undefined);
  return groupBy(made, ({ template }) => String(template)).map((group) => {
    const [longest, ...others] = group.toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0));
    return {
      template: String(longest?.template),
      page: String(longest?.path),
      others: others.map(({ path }) => path).sort(),
    };
  });
}

/** A page without any interaction. */
export const asOpened: State = { name: "as opened", async steps() {} };

export interface PlannedPageLoad extends Place {
  /** Steps of the state. Absent for a page as opened. */
  recipe?: State;
  /** Names of checks, in the order of core/checks.ts. */
  checks: string[];
}

/** Environment of checks that read the HTML as served, without a browser. */
export const asServed = { state: "as opened", mode: "no-scripts", width: 1280 } as const;

type KindsSeen = Set<string>;

interface PlannedChecks {
  checks: readonly Pick<Check, "name" | "runs" | "alters">[];
  fileChecks: readonly Pick<FileCheck, "name">[];
}

/**
 * Plans all scans that the checks request, by page and state, without duplicates.
 *
 * A state that several pages share is scanned once: on the smallest page if the state has a `kind`, otherwise on the
 * first page. Of the pages of one template, the longest has all environments and states.
 */
export function planPageLoads(
  every: readonly PageStates[],
  checks: PlannedChecks["checks"],
  fileChecks: PlannedChecks["fileChecks"] = [],
): PlannedPageLoad[] {
  const represented = representedPages(every);
  const others = new Set(represented.flatMap(({ others }) => others));
  const pages = withoutRepeatedStates(every, represented);
  const lightestFirst = pages.toSorted((one, other) => (one.weight ?? 0) - (other.weight ?? 0));
  const homes = new Map([...homesOf(pages, false), ...homesOf(lightestFirst, true)]);
  const kinds: KindsSeen = new Set();
  const scans = new Map(
    lightestFirst.map(({ path, states }) => {
      const own = states.filter(({ name, shared }) => !shared || homes.get(name) === path);
      const looks = { checks, fileChecks, kinds, isRepresented: others.has(path) };
      return [path, own.flatMap((state) => scansOf(path, state, looks))];
    }),
  );
  return pages.flatMap(({ path }) => scans.get(path) ?? []);
}

/**
 * Drops states that another page of the template shows with different words. Keeps pages as opened, and shared states,
 * which are scanned only once.
 */
function withoutRepeatedStates(pages: readonly PageStates[], represented: readonly Represented[]): PageStates[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const { page, others } of represented) {
    const seen = new Set<string>();
    for (const path of [page, ...others]) {
      const states = byPath.get(path)?.states ?? [];
      // A state's name can begin with the id of its list.
      const whatOf = ({ name }: State) => name.split(": ").at(-1) ?? name;
      const isKept = (state: State) => state.name === asServed.state || state.shared || !seen.has(whatOf(state));
      byPath.set(path, { ...byPath.get(path), path, states: states.filter(isKept) });
      for (const state of states) seen.add(whatOf(state));
    }
  }
  return [...byPath.values()];
}

/** Maps each shared state to the first page that has it. `isOfKind` selects the states with or without a kind. */
function homesOf(pages: readonly PageStates[], isOfKind: boolean): Map<string, string> {
  const backwards = pages.toReversed().flatMap(({ path, states }) => {
    const meant = states.filter(({ shared, kind }) => shared && (kind !== undefined) === isOfKind);
    return meant.map(({ name }) => [name, path] as const);
  });
  return new Map(backwards);
}

function scansOf(
  page: string,
  state: State,
  { checks, fileChecks, kinds, isRepresented }: PlannedChecks & { kinds: KindsSeen; isRepresented: boolean },
): PlannedPageLoad[] {
  const byPlace = new Map<string, PlannedPageLoad>();
  const add = ({ mode, width }: Environment, check: string) => {
    const key = placeKey({ page, state: state.name, mode, width });
    const recipe = state.name === asOpened.name ? {} : { recipe: state };
    const scan = byPlace.get(key) ?? { page, state: state.name, mode, width, ...recipe, checks: [] };
    scan.checks.push(check);
    byPlace.set(key, scan);
  };
  const isAsOpened = state.name === asServed.state;
  for (const { name, runs, alters } of checks) {
    if (runs.pages?.includes(page) === false) continue;
    if (runs.states === "pages as opened" && !isAsOpened) continue;
    // These checks operate controls, which come from the template.
    if (isAsOpened && isRepresented && alters) continue;
    const all = runs.environments.slice(0, isAsOpened && isRepresented ? 1 : undefined).map(environmentOf);
    const environments = (isAsOpened ? all : inStates(all, alters)).filter((environment) =>
      isPossible(state, environment),
    );
    if (!isAsOpened && environments.length > 0) {
      const kind = JSON.stringify([name, state.kind ?? `${page} ${state.name}`, state.variant]);
      if (kinds.has(kind)) continue;
      kinds.add(kind);
    }
    for (const environment of environments) add(environment, name);
  }
  if (isAsOpened) for (const { name } of fileChecks) add(asServed, name);
  return [...byPlace.values()].sort((one, other) => order(one) - order(other));
}

/**
 * Reduces the environments for states other than `as opened`, which is scanned at all widths. Uses the first two modes
 * once, at the narrowest width, because added content has the least room there.
 *
 * Checks that alter the page or move the focus run in only one environment.
 */
function inStates(environments: readonly Environment[], alters: Check["alters"]): Environment[] {
  const modesOnce = [...new Set(environments.map(({ mode }) => mode))];
  return modesOnce.map((mode) => ({ mode, width: narrowestIn(mode) })).slice(0, alters ? 1 : 2);
}

/** Returns the narrowest width in a mode. With zoom, a window of 1280 px can be as narrow as one of 320 px. */
function narrowestIn(mode: ModeName): Width {
  const { zoom }: Mode = modes[mode];
  return zoom === undefined ? 320 : 1280;
}

function isPossible({ needs, isIn }: State, environment: Environment): boolean {
  return (needs !== "scripts" || environment.mode !== "no-scripts") && (isIn?.(environment) ?? true);
}

function order({ mode, width }: Environment): number {
  return Object.keys(modes).indexOf(mode) * 10 + Object.keys(widths).indexOf(String(width));
}

export function placeKey({ page, state, mode, width }: Place): string {
  return JSON.stringify([page, state, mode, width]);
}

export interface Gate {
  /** A page as opened is scanned in each environment. Other states are scanned only in the first that applies. */
  environments: readonly EnvironmentName[];
  checks: readonly string[];
  /** The checks that run on every page in each environment, including pages that another page represents. */
  everyPage: readonly string[];
}

/**
 * Plans the scans of the gate: every page as opened in each environment, and one state of each kind in one environment.
 * Pages that another one represents have fewer checks, and only states that the representing page lacks. Ignores
 * variants.
 *
 * A state that no check covers in these environments keeps its first scan.
 */
export function gatePageLoads(
  pages: readonly PageStates[],
  gate: Gate,
  checks: PlannedChecks["checks"],
  fileChecks: PlannedChecks["fileChecks"],
): PlannedPageLoad[] {
  const others = new Set(representedPages(pages).flatMap(({ others }) => others));
  const gateChecks = checks.filter(({ name }) => gate.checks.includes(name));
  const withoutVariants = pages.map(({ states, ...page }) => ({
    ...page,
    states: states.map(({ variant: _, ...state }) => state),
  }));
  const scans = planPageLoads(withoutVariants, gateChecks, fileChecks);
  const environments = gate.environments.map(environmentOf);
  const byState = groupBy(
    scans.filter(({ state }) => state !== asServed.state),
    ({ page, state }) => JSON.stringify([page, state]),
  );
  const inStates = byState.flatMap((scans) => {
    const telling = environments.flatMap((environment) => scans.find((scan) => isIn(scan, environment)) ?? []);
    return (telling.length > 0 ? telling : scans).slice(0, 1);
  });
  const names = [...gateChecks, ...fileChecks].map(({ name }) => name);
  const asOpened = pages.flatMap(({ path: page }) => {
    const planned = scans.filter((scan) => scan.page === page && scan.state === asServed.state && !others.has(page));
    return [...environments, asServed].flatMap(({ mode, width }) => {
      const isFile = mode === asServed.mode;
      const own = planned.find((scan) => isIn(scan, { mode, width }))?.checks ?? [];
      const added = names.filter((name) => gate.everyPage.includes(name) && isFile === isFileCheck(name, fileChecks));
      const all = names.filter((name) => own.includes(name) || added.includes(name));
      return all.length > 0 ? [{ page, state: asServed.state, mode, width, checks: all }] : [];
    });
  });
  return [...asOpened, ...inStates];
}

function isFileCheck(name: string, fileChecks: PlannedChecks["fileChecks"]): boolean {
  return fileChecks.some((check) => check.name === name);
}

function isIn(scan: Environment, { mode, width }: Environment): boolean {
  return scan.mode === mode && scan.width === width;
}

/**
 * Groups scans that can share one page load: those of one state, in environments that can change on an open page.
 *
 * The window width can change only on a page as opened, because other states, such as an open menu, may not survive it.
 *
 * Scripts cannot be turned on or off later. Motion on page load runs only if it is allowed from the start.
 */
export function pageLoadsOf(scans: readonly PlannedPageLoad[]): PlannedPageLoad[][] {
  return groupBy(scans, ({ page, state, mode, width }) =>
    JSON.stringify([page, state, state === asServed.state ? "any" : viewportOf({ mode, width }).width, opensAs(mode)]),
  );
}

function opensAs(name: ModeName) {
  const { scripts, moves }: Mode = modes[name];
  return { scripts, moves };
}
