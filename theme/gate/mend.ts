import { contrastRatio, hexToWrittenOklch } from "../color.ts";
import { type Constraint, lightnessBetween, nearestColor, nearestStep } from "./nearest.ts";
import { rampOf, type Shade, type ThemeColors } from "./theme-colors.ts";
import type { Measured } from "./verdict.ts";

export interface Suggestion {
  hex: string;
  /** Notation of token files: "oklch(0.514 0.142 38.9)", or the alias of a step, "{color.clay.700}". */
  value: string;
  /** Contrast ratio of the pair with this value. */
  ratio: number;
}

export interface Mend {
  /** Color token to change. */
  token: string;
  /** Nearest passing step of the color's own ramp. */
  step?: Suggestion;
  /** Nearest passing color, between the steps. */
  color: Suggestion;
  /** True if all other pairs of that color also pass. Otherwise both colors of a pair need a new design. */
  settlesAll: boolean;
}

type Find = (failing: Measured) => Mend | undefined;

/**
 * Returns a function that finds the fix for a pair. It changes the color that fails more often, which is the likely
 * cause. In a tie, it changes the color that needs the smaller shift. The new color passes in all its pairs if
 * possible, and otherwise in this one.
 */
export function mendsOf(measured: readonly Measured[], colors: ThemeColors): Find {
  const pairsOf = new Map<string, Measured[]>();
  for (const each of measured) {
    for (const name of [each.foreground, each.background]) {
      const key = `${each.mode} ${name}`;
      pairsOf.set(key, [...(pairsOf.get(key) ?? []), each]);
    }
  }
  const placeOf = remembered(pairsOf, colors);

  return (failing) => {
    const { mode, foreground, background } = failing;
    const sides = [foreground, background].map((token) => {
      const pairs = pairsOf.get(`${mode} ${token}`) ?? [];
      return { token, failing: pairs.filter(({ ratio, needed }) => ratio < needed).length };
    });
    for (const settlesAll of [true, false]) {
      const found = sides.flatMap((side) => {
        const place = settlesAll ? placeOf(failing, side.token) : placeFor([failing], side.token, failing, colors);
        return place ? [{ ...side, ...place }] : [];
      });
      const [best] = found.sort((one, other) => other.failing - one.failing || one.distance - other.distance);
      if (best) return asMend(best, failing, colors, settlesAll);
    }
    return undefined;
  };
}

interface Place {
  /** Distance in lightness from the current color. */
  distance: number;
  hex: string;
  step?: { path: string; hex: string };
}

/** Caches the new color, because many pairs share a color. */
function remembered(pairsOf: ReadonlyMap<string, readonly Measured[]>, colors: ThemeColors) {
  const places = new Map<string, Place | undefined>();
  return (failing: Measured, token: string) => {
    const key = `${failing.mode} ${token}`;
    if (!places.has(key)) places.set(key, placeFor(pairsOf.get(key) ?? [], token, failing, colors));
    return places.get(key);
  };
}

function placeFor(
  pairs: readonly Measured[],
  token: string,
  { mode }: Measured,
  colors: ThemeColors,
): Place | undefined {
  const shades = colors.modes[mode];
  const shade = shades.get(token);
  if (!shade) return undefined;
  const constraints: Constraint[] = pairs.map(({ foreground, background, needed }) => ({
    other: shades.get(foreground === token ? background : foreground)?.hex ?? shade.hex,
    ratio: needed,
  }));
  const hex = nearestColor(shade.hex, constraints);
  if (!hex) return undefined;
  const step = nearestStep(shade.hex, rampAround(shade, colors), constraints);
  return { distance: lightnessBetween(shade.hex, hex), hex, ...(step ? { step } : {}) };
}

function rampAround({ step }: Shade, { ramps }: ThemeColors) {
  return (step && ramps.get(rampOf(step))) || [];
}

function asMend(
  { token, hex, step }: Place & { token: string },
  { mode, foreground, background }: Measured,
  colors: ThemeColors,
  settlesAll: boolean,
): Mend {
  const other = colors.modes[mode].get(token === foreground ? background : foreground)?.hex ?? hex;
  const suggest = (color: string, value: string) => ({ hex: color, value, ratio: contrastRatio(color, other) });
  return {
    token,
    color: suggest(hex, written(hex)),
    ...(step ? { step: suggest(step.hex, `{${step.path}}`) } : {}),
    settlesAll,
  };
}

function written(hex: string): string {
  return `oklch(${hexToWrittenOklch(hex).join(" ")})`;
}
