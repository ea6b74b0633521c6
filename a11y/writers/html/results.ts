import type { Audit, Checked, Finding } from "../../audit.ts";
import { type CriterionToMeet, criteria } from "../../criteria.ts";
import { manualCriteria } from "../../manual.ts";
import type { ModeName } from "../../modes.ts";
import { isMostlyChecked, reach } from "../../reach.ts";
import { groupBy, kindOf } from "../../run/totals.ts";

/** Results for a page in one state and mode. Absent if no check ran there. */
export interface Cell {
  /** Widths in CSS pixels, ascending. */
  widths: number[];
  failures: Finding[];
  reviews: Finding[];
  brokenOff: number[];
}

export interface Row {
  page: string;
  state: string;
  cells: Partial<Record<ModeName, Cell>>;
}

/** A part of the site: pages whose paths start with the same segment. */
interface Part {
  /** E.g. `/shop`. Empty for the group of single pages. */
  start: string;
  rows: Row[];
}

export function rowsOf({ visits, findings }: Audit): Row[] {
  const rows = new Map<string, Row>();
  const cellAt = (page: string, state: string, mode: ModeName): Cell => {
    const key = `${page}\n${state}`;
    const row = rows.get(key) ?? { page, state, cells: {} };
    rows.set(key, row);
    const cell = row.cells[mode] ?? { widths: [], failures: [], reviews: [], brokenOff: [] };
    row.cells[mode] = cell;
    return cell;
  };
  for (const { page, state, mode, width, error } of visits) {
    const { widths, brokenOff } = cellAt(page, state, mode);
    addInOrder(widths, width);
    if (error !== undefined) addInOrder(brokenOff, width);
  }
  for (const finding of findings) {
    const kind = kindOf(finding);
    if (kind !== "failures" && kind !== "needsReview") continue;
    for (const { page, state, mode } of finding.places) {
      const cell = cellAt(page, state, mode);
      const same = kind === "failures" ? cell.failures : cell.reviews;
      if (!same.includes(finding)) same.push(finding);
    }
  }
  return [...rows.values()];
}

function addInOrder(widths: number[], width: number): void {
  if (!widths.includes(width)) widths.push(width);
  widths.sort((one, other) => one - other);
}

/** Groups rows by part of the site. Parts with only one page form one group, which comes first. */
export function partsOf(rows: readonly Row[]): Part[] {
  const startOf = ({ page }: Row) => `/${page.split("/")[1] ?? ""}`;
  const parts = groupBy(rows, startOf);
  const isLone = (part: Row[]) => new Set(part.map(({ page }) => page)).size === 1;
  const lone = parts.filter(isLone).flat();
  const shared = parts
    .filter((part) => !isLone(part))
    .map((part) => ({ start: part.slice(0, 1).map(startOf).join(), rows: part }));
  return lone.length > 0 ? [{ start: "", rows: lone }, ...shared] : shared;
}

export function failuresIn(rows: readonly Row[]): Set<Finding> {
  return new Set(rows.flatMap(({ cells }) => Object.values(cells).flatMap(({ failures }) => failures)));
}

export function brokenOffIn(rows: readonly Row[]): number {
  return rows.flatMap(({ cells }) => Object.values(cells).flatMap(({ brokenOff }) => brokenOff)).length;
}

/**
 * The machine's result for a criterion. `by hand` means that no check covers it, `partly checked` that checks found
 * nothing, but look for few of its failures.
 */
export type MachineWord = "fails" | "to review" | "nothing found" | "partly checked" | "by hand";

export interface CriterionState {
  number: CriterionToMeet;
  title: string;
  level: "A" | "AA";
  word: MachineWord;
  looked: Checked[];
  failures: Finding[];
  reviews: Finding[];
}

function wordWithout(number: CriterionToMeet, lookers: readonly Checked[]): MachineWord {
  if (lookers.length === 0 || reach[number].extent === "none") return "by hand";
  return isMostlyChecked(number) ? "nothing found" : "partly checked";
}

export function criterionStates({ looked, findings }: Pick<Audit, "looked" | "findings">): CriterionState[] {
  return manualCriteria.map((number) => {
    const named = findings.filter((finding) => finding.criteria.includes(number));
    const failures = named.filter((finding) => kindOf(finding) === "failures");
    const reviews = named.filter((finding) => kindOf(finding) === "needsReview");
    const lookers = looked.filter((each) => each.visits > 0 && each.criteria.includes(number));
    const found = failures.length > 0 ? "fails" : reviews.length > 0 ? "to review" : undefined;
    return {
      number,
      title: criteria[number].title,
      level: criteria[number].level,
      word: found ?? wordWithout(number, lookers),
      looked: lookers,
      failures,
      reviews,
    };
  });
}
