import { contrastRatio, hexToWrittenOklch } from "../color.ts";
import { type Constraint, lightnessBetween, nearestColor, nearestStep } from "./nearest.ts";
import { rampOf, type Shade, type ThemeColors } from "./theme-colors.ts";
import type { Measured } from "./verdict.ts";

/** A value for a color with which a pair passes. */
export interface Suggestion {
  hex: string;
  /** As token files write it, "oklch(0.514 0.142 38.9)"; of a step its alias, "{color.clay.700}". */
  value: string;
  /** Of the pair, with it. */
  ratio: number;
}

/** What would make a pair pass: another value for one of its two colors. */
export interface Mend {
  /** Which of the two to move. */
  token: string;
  /** The nearest step of the ramp that the color is taken from. */
  step?: Suggestion;
  /** The nearest color, between the steps. */
  color: Suggestion;
  /** Whether all other pairs of that color pass with it too; else a pair of both has to be rethought. */
  settlesAll: boolean;
}

type Find = (failing: Measured) => Mend | undefined;

/**
 * Finds what mends a pair. Of its two colors the one that fails more often is moved, as the likely cause; of two alike,
 * the one that needs to move less. It is moved to where all its pairs pass, or, where there is no such place, this one.
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
  /** Of lightness, from where the color is now. */
  distance: number;
  hex: string;
  step?: { path: string; hex: string };
}

/** Many pairs have a color in common, whose place is looked for once. */
function remembered(pairsOf: ReadonlyMap<string, readonly Measured[]>, colors: ThemeColors) {
  const places = new Map<string, Place | undefined>();
  return (failing: Measured, token: string) => {
    const key = `${failing.mode} ${token}`;
    if (!places.has(key)) places.set(key, placeFor(pairsOf.get(key) ?? [], token, failing, colors));
    return places.get(key);
  };
}

/** Where a color would have to be for these pairs to pass. */
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

/** A color as token files write it. */
function written(hex: string): string {
  return `oklch(${hexToWrittenOklch(hex).join(" ")})`;
}
