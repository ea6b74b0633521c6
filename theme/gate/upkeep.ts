import { modeOklab, modeRgb, parseHex, useMode } from "culori/fn";
import { aliasTarget } from "../read-tokens.ts";
import type { TokenFiles } from "../token-file.ts";
import { repeated } from "./repeated.ts";
import type { ThemeColors } from "./theme-colors.ts";

useMode(modeRgb);
const toOklab = useMode(modeOklab);

/** Primitive colors that could be removed without a visible difference. */
export interface Upkeep {
  /** Paths of colors that no other token refers to. */
  unused: string[];
  same: string[][];
  /** Pairs of barely distinguishable colors, nearest first. */
  near: [one: string, other: string][];
}

/**
 * Distance in OKLab. Adjacent areas are distinguishable from about 0.02. The palest and darkest steps of all ramps are
 * closer than that and differ by hue, so this limit is far lower.
 */
const HARDLY = 0.004;

export function upkeep(files: TokenFiles, { ramps }: ThemeColors): Upkeep {
  const named = new Set(aliasesIn(files));
  const steps = [...ramps.values()].flat();
  const unique = [...new Map(steps.toReversed().map((step) => [step.hex, step])).values()].reverse();
  const near = unique.flatMap((one, index) =>
    unique
      .slice(index + 1)
      .map((other) => ({ names: [one.path, other.path] as [string, string], far: distance(one.hex, other.hex) })),
  );
  return {
    unused: steps.filter(({ path }) => !named.has(path)).map(({ path }) => path),
    same: repeated(steps, ({ hex }) => hex).map((group) => group.map(({ path }) => path)),
    near: near
      .filter(({ far }) => far < HARDLY)
      .sort((one, other) => one.far - other.far)
      .map(({ names }) => names),
  };
}

function distance(one: string, other: string): number {
  const [from, to] = [toOklab(parseHex(one)), toOklab(parseHex(other))];
  if (!from || !to) return Number.POSITIVE_INFINITY;
  return Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b);
}

export function aliasesIn(value: unknown): string[] {
  const target = aliasTarget(value);
  if (target) return [target];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(aliasesIn);
}
