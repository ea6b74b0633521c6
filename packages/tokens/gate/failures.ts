import { type Fix, fixFinder } from "./fix.ts";
import { isBelow, type Measured, measure } from "./measure-contrast.ts";
import type { ColorPair, PairRules } from "./pairs.ts";
import type { ThemeColors } from "./theme-colors.ts";

export interface Failure<Purpose extends string = string, Mode extends string = string>
  extends Measured<Purpose, Mode> {
  /** Undefined if neither color can change enough. */
  fix?: Fix;
}

/** Returns the pairs below their required ratio, each with its fix, if there is one. */
export function findFailures<Purpose extends string, Mode extends string>(
  pairs: readonly ColorPair<Purpose>[],
  colors: ThemeColors<Mode>,
  rules: PairRules<Purpose, Mode>,
): Failure<Purpose, Mode>[] {
  const measured = measure(pairs, colors, rules);
  const findFix = fixFinder(measured, colors);
  return measured.filter(isBelow).map((failing) => {
    const fix = findFix(failing);
    return fix ? { ...failing, fix } : failing;
  });
}

/**
 * Formats a failure as one line:
 * `dark: text fg.muted on bg.raised is 3.12, needs 4.5; fg.muted passes as {color.neutral.300} (9.87) or
 * oklch(0.7 0.02 70) #a9a097 (4.51)`
 *
 * Ends with the recipe, if only recipes create the pair.
 */
export function describeFailure({ fix, needed, ...pair }: Failure): string {
  const user = pair.recipe === undefined ? "" : `; or change the recipe (${pair.recipe})`;
  return `${describePair(pair)} is ${formatRatio(pair.ratio)}, needs ${needed}; ${describeFix(fix)}${user}`;
}

function describeFix(fix: Fix | undefined): string {
  if (!fix) return "no lightness of either color passes";
  const { token, step, color, passesAll } = fix;
  const values = [
    ...(step ? [`${step.value} (${formatRatio(step.ratio)})`] : []),
    `${color.value} ${color.hex} (${formatRatio(color.ratio)})`,
  ];
  return `${token} passes ${passesAll ? "" : "in this pair, but not in all its pairs, "}as ${values.join(" or ")}`;
}

export interface ChangedPair<Purpose extends string = string, Mode extends string = string>
  extends Measured<Purpose, Mode> {
  /** Former ratio, rounded. */
  was: string;
}

/** Returns the pairs with a changed ratio. Failing pairs come first. */
export function changedPairs<Purpose extends string, Mode extends string>(
  pairs: readonly ColorPair<Purpose>[],
  before: ThemeColors<Mode>,
  after: ThemeColors<Mode>,
  rules: PairRules<Purpose, Mode>,
): ChangedPair<Purpose, Mode>[] {
  const old = measure(pairs, before, rules);
  return measure(pairs, after, rules)
    .map((pair, index) => ({ ...pair, was: formatRatio(old[index]?.ratio ?? 0) }))
    .filter(({ ratio, was }) => formatRatio(ratio) !== was)
    .sort((a, b) => Number(isBelow(b)) - Number(isBelow(a)));
}

/** Loss of contrast that people notice. */
const notableLoss = 0.5;
/** A ratio below this multiple of the required ratio is near it. */
const nearLimit = 1.1;

/** Returns the changed pairs that fail, lost 0.5 or more, or came within a tenth of their required ratio. */
export function notableChanges<Pair extends ChangedPair>(pairs: readonly Pair[]): Pair[] {
  return pairs.filter((pair) => {
    const loss = Number(pair.was) - pair.ratio;
    const isNear = pair.ratio < pair.needed * nearLimit && Number(pair.was) >= pair.needed * nearLimit;
    return isBelow(pair) || loss >= notableLoss || isNear;
  });
}

/** Formats a changed pair as one line, with the old and the new ratio. */
export function describeChange(pair: ChangedPair): string {
  const needs = isBelow(pair) ? `, but needs ${pair.needed}` : "";
  return `${describePair(pair)} ${pair.was} → ${formatRatio(pair.ratio)}${needs}`;
}

function describePair({ mode, purpose, foreground, background }: ColorPair & { mode: string }): string {
  return `${mode}: ${purpose} ${foreground} on ${background}`;
}

/** Rounds down, so that a failing ratio never appears to pass. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
