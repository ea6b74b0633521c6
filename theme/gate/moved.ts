import { figure } from "./line.ts";
import type { ThemeColors } from "./theme-colors.ts";
import { isBelow, type Measured, type Meeting, measure } from "./verdict.ts";

/** Returns one line per pair with a changed ratio, with the old and new ratio. Failing pairs come first. */
export function movedPairs(meetings: readonly Meeting[], before: ThemeColors, after: ThemeColors): string[] {
  const old = measure(meetings, before);
  const moved = measure(meetings, after)
    .map((each, index) => ({ each, was: old[index]?.ratio ?? 0 }))
    .filter(({ each, was }) => figure(each.ratio) !== figure(was));
  return moved
    .sort((one, other) => Number(isBelow(other.each)) - Number(isBelow(one.each)))
    .map(({ each, was }) => lineOf(each, was));
}

function lineOf(each: Measured, was: number): string {
  const { mode, purpose, foreground, background, ratio, needed } = each;
  const verdict = isBelow(each) ? `, but needs ${needed}` : "";
  return `${mode}: ${purpose} ${foreground} on ${background} ${figure(was)} → ${figure(ratio)}${verdict}`;
}
