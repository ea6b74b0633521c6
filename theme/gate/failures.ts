import { contrastRatio } from "@kindred-ground/tokens/color/color.ts";
import type { ThemeColors } from "@kindred-ground/tokens/gate/theme-colors.ts";
import { type Mode, modes } from "../conditions.ts";
import { type ContrastPair, purposes } from "../contrast-pairs.ts";
import { type Fix, fixFinder } from "./fix.ts";

export interface Measured extends ContrastPair {
  mode: Mode;
  /** WCAG 2 contrast ratio, 1 to 21. */
  ratio: number;
  /** Minimum ratio for the purpose in this mode. */
  needed: number;
}

export interface Failure extends Measured {
  /** Undefined if neither color can change enough. */
  fix?: Fix;
}

/** Returns the pairs below their ratio, each with the nearest passing colors. */
export function findFailures(pairs: readonly ContrastPair[], colors: ThemeColors<Mode>): Failure[] {
  const measured = measure(pairs, colors);
  const findFix = fixFinder(measured, colors);
  return measured.filter(isBelow).map((failing) => {
    const fix = findFix(failing);
    return fix ? { ...failing, fix } : failing;
  });
}

/** Measures every pair in every mode. Throws if a pair refers to an unknown color. */
export function measure(pairs: readonly ContrastPair[], colors: ThemeColors<Mode>): Measured[] {
  return modes.flatMap((mode) =>
    pairs.map((pair) => {
      const ratio = contrastRatio(hexOf(pair.foreground, mode, colors), hexOf(pair.background, mode, colors));
      return { ...pair, mode, ratio, needed: neededRatio(pair.purpose, mode) };
    }),
  );
}

export function neededRatio(purpose: ContrastPair["purpose"], mode: Mode): number {
  return purposes[purpose][mode.endsWith("more-contrast") ? "moreContrast" : "usual"];
}

export function isBelow({ ratio, needed }: Measured): boolean {
  return ratio < needed;
}

function hexOf(name: string, mode: Mode, colors: ThemeColors<Mode>): string {
  const shade = colors.modes[mode].get(name);
  if (!shade) throw new Error(`theme/contrast-pairs.ts: the theme has no color ${name}; correct the name`);
  return shade.hex;
}

/**
 * Formats a failure as one line:
 * `dark: text fg.muted on bg.raised is 3.12, needs 4.5; fg.muted passes as {color.neutral.300} (9.87) or
 * oklch(0.7 0.02 70) #a9a097 (4.51)`
 */
export function describeFailure({ fix, needed, ...pair }: Failure): string {
  return `${describePair(pair)} is ${formatRatio(pair.ratio)}, needs ${needed}; ${describeFix(fix)}`;
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

export interface ChangedPair extends Measured {
  /** Former ratio, rounded. */
  was: string;
}

/** Returns the pairs with a changed ratio. Failing pairs come first. */
export function changedPairs(
  pairs: readonly ContrastPair[],
  before: ThemeColors<Mode>,
  after: ThemeColors<Mode>,
): ChangedPair[] {
  const old = measure(pairs, before);
  return measure(pairs, after)
    .map((pair, index) => ({ ...pair, was: formatRatio(old[index]?.ratio ?? 0) }))
    .filter(({ ratio, was }) => formatRatio(ratio) !== was)
    .sort((a, b) => Number(isBelow(b)) - Number(isBelow(a)));
}

/** Formats a changed pair as one line, with the old and the new ratio. */
export function describeChange(pair: ChangedPair): string {
  const needs = isBelow(pair) ? `, but needs ${pair.needed}` : "";
  return `${describePair(pair)} ${pair.was} → ${formatRatio(pair.ratio)}${needs}`;
}

function describePair({ mode, purpose, foreground, background }: ContrastPair & { mode: Mode }): string {
  return `${mode}: ${purpose} ${foreground} on ${background}`;
}

/** Rounds down, so that a failing ratio never appears to pass. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
