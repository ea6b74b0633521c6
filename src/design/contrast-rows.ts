import { type Mode, modes } from "../../theme/conditions.ts";
import { type ContrastPair, purposes } from "../../theme/contrast-pairs.ts";
import { isBelow, type Measured, measure } from "../../theme/gate/failures.ts";
import type { ThemeColors } from "../../theme/gate/theme-colors.ts";

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
export function contrastRows(pairs: readonly ContrastPair[], colors: ThemeColors) {
  const measured = measure(pairs, colors);
  const byPair = new Map<string, Map<Mode, Measured>>();
  for (const each of measured) {
    const inModes = byPair.get(keyOf(each)) ?? new Map<Mode, Measured>();
    byPair.set(keyOf(each), inModes.set(each.mode, each));
  }
  const groupsFor = (purpose: Purpose): ContrastGroup[] => {
    const groups = new Map<string, ContrastRow[]>();
    for (const pair of pairs) {
      if (pair.purpose !== purpose) continue;
      const inModes = byPair.get(keyOf(pair));
      const ratios = modes.flatMap((mode) => {
        const found = inModes?.get(mode);
        return found ? [{ mode, ratio: found.ratio, isBelow: isBelow(found) }] : [];
      });
      const rows = groups.get(pair.foreground) ?? [];
      groups.set(pair.foreground, [...rows, { background: pair.background, ratios }]);
    }
    return [...groups].map(([foreground, rows]) => ({ foreground, rows }));
  };
  return {
    purposes: allPurposes.map((purpose) => ({ purpose, groups: groupsFor(purpose) })),
    pairs: measured.length,
    below: measured.filter(isBelow).length,
  };
}

function keyOf({ purpose, foreground, background }: ContrastPair): string {
  return `${purpose} ${foreground} ${background}`;
}
