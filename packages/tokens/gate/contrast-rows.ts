import { isBelow, measure } from "./measure-contrast.ts";
import type { ColorPair, PairRules } from "./pairs.ts";
import type { ThemeColors } from "./theme-colors.ts";

interface ContrastRow {
  background: string;
  ratios: { mode: string; ratio: number; isBelow: boolean }[];
}

export interface ContrastGroup {
  foreground: string;
  rows: ContrastRow[];
}

/** Groups the pairs by purpose and color, measures them in every mode, and counts those below their required ratio. */
export function contrastRows<Purpose extends string, Mode extends string>(
  pairs: readonly ColorPair<Purpose>[],
  colors: ThemeColors<Mode>,
  rules: PairRules<Purpose, Mode>,
) {
  const measured = measure(pairs, colors, rules);
  const rowOf = (pair: ColorPair<Purpose>): ContrastRow => ({
    background: pair.background,
    ratios: measure([pair], colors, rules).map((each) => ({
      mode: each.mode,
      ratio: each.ratio,
      isBelow: isBelow(each),
    })),
  });
  const groupsFor = (purpose: Purpose): ContrastGroup[] => {
    const shown = pairs.filter((pair) => pair.purpose === purpose);
    return [...new Set(shown.map(({ foreground }) => foreground))].map((foreground) => ({
      foreground,
      rows: shown.filter((pair) => pair.foreground === foreground).map(rowOf),
    }));
  };
  return {
    purposes: [...new Set(pairs.map(({ purpose }) => purpose))].map((purpose) => ({
      purpose,
      groups: groupsFor(purpose),
    })),
    pairs: measured.length,
    below: measured.filter(isBelow).length,
  };
}
