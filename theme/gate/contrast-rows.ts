import type { ThemeColors } from "@kindred-ground/tokens/gate/theme-colors.ts";
import type { Mode } from "../conditions.ts";
import { type ContrastPair, purposes } from "../contrast-pairs.ts";
import { isBelow, measure } from "./failures.ts";

export type Purpose = ContrastPair["purpose"];

export interface ContrastRow {
  background: string;
  ratios: { mode: Mode; ratio: number; isBelow: boolean }[];
}

export interface ContrastGroup {
  foreground: string;
  rows: ContrastRow[];
}

export const allPurposes = Object.keys(purposes) as Purpose[];

/** Groups the pairs by purpose and color, measures them in every mode, and counts those below their required ratio. */
export function contrastRows(pairs: readonly ContrastPair[], colors: ThemeColors<Mode>) {
  const measured = measure(pairs, colors);
  const rowOf = (pair: ContrastPair): ContrastRow => ({
    background: pair.background,
    ratios: measure([pair], colors).map((each) => ({ mode: each.mode, ratio: each.ratio, isBelow: isBelow(each) })),
  });
  const groupsFor = (purpose: Purpose): ContrastGroup[] => {
    const shown = pairs.filter((pair) => pair.purpose === purpose);
    return [...new Set(shown.map(({ foreground }) => foreground))].map((foreground) => ({
      foreground,
      rows: shown.filter((pair) => pair.foreground === foreground).map(rowOf),
    }));
  };
  return {
    purposes: allPurposes.map((purpose) => ({ purpose, groups: groupsFor(purpose) })),
    pairs: measured.length,
    below: measured.filter(isBelow).length,
  };
}
