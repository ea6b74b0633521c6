import { contrastRatio, hexToOklch, hexToWrittenOklch, luminance, oklchToHex } from "../color/color.ts";
import type { Measured } from "./measure-contrast.ts";
import { rampOf, type Step, type ThemeColors } from "./theme-colors.ts";

export interface Suggestion {
  hex: string;
  /** Notation of token files: "oklch(0.514 0.142 38.9)", or the alias of a step, "{color.clay.700}". */
  value: string;
  /** Contrast ratio of the pair with this value. */
  ratio: number;
}

export interface Fix {
  /** Color token to change. */
  token: string;
  /** Nearest passing step of the color's own ramp. */
  step?: Suggestion;
  /** Nearest passing color, which may be between two steps. */
  color: Suggestion;
  /** True if all other pairs of that color also pass. Otherwise both colors of a pair need a new design. */
  passesAll: boolean;
}

/**
 * Returns a function that finds the fix for a pair. It changes the color that fails more often, which is the likely
 * cause. In a tie, it changes the color that needs the smaller shift. The new color passes in all its pairs if
 * possible, and otherwise in this one. Without a passing color, the function returns undefined.
 */
export function fixFinder(measured: readonly Measured[], colors: ThemeColors): (failing: Measured) => Fix | undefined {
  const pairsOf = new Map<string, Measured[]>();
  for (const pair of measured) {
    for (const name of [pair.foreground, pair.background]) {
      const key = `${pair.mode} ${name}`;
      pairsOf.set(key, [...(pairsOf.get(key) ?? []), pair]);
    }
  }
  // Caches the new colors, because many pairs share a color.
  const cache = new Map<string, NewColor | undefined>();

  function colorForAll({ mode }: Measured, token: string): NewColor | undefined {
    const key = `${mode} ${token}`;
    if (!cache.has(key)) cache.set(key, newColor(pairsOf.get(key) ?? [], token, colors));
    return cache.get(key);
  }

  return (failing) => {
    const { mode, foreground, background } = failing;
    for (const passesAll of [true, false]) {
      const found = [foreground, background].flatMap((token) => {
        const color = passesAll ? colorForAll(failing, token) : newColor([failing], token, colors);
        const pairs = pairsOf.get(`${mode} ${token}`) ?? [];
        return color ? [{ ...color, token, failing: pairs.filter(({ ratio, needed }) => ratio < needed).length }] : [];
      });
      const [best] = found.sort((a, b) => b.failing - a.failing || a.distance - b.distance);
      if (best) return fixWith(best, failing, passesAll);
    }
    return undefined;
  };
}

interface NewColor {
  /** Distance in lightness from the current color. */
  distance: number;
  hex: string;
  step?: Step;
}

function newColor(pairs: readonly Measured[], token: string, { modes, ramps }: ThemeColors): NewColor | undefined {
  const [first] = pairs;
  const shades = first && modes[first.mode];
  const shade = shades?.get(token);
  if (!first || !shade) return undefined;
  // Keeps the background of a translucent color, because that color's appearance would change with it.
  if (pairs.some(({ background, foreground }) => background === token && shades?.get(foreground)?.alpha !== undefined))
    return undefined;
  const own = first.foreground === token ? first.shown.foreground : first.shown.background;
  const constraints: Constraint[] = pairs.map(({ foreground, shown, needed }) => ({
    other: foreground === token ? shown.background : shown.foreground,
    ratio: needed,
  }));
  const hex = nearestColor(own, constraints);
  if (!hex) return undefined;
  const ramp = (shade.step && ramps.get(rampOf(shade.step))) || [];
  const step = nearestStep(own, ramp, constraints);
  return { distance: lightnessBetween(own, hex), hex, ...(step ? { step } : {}) };
}

function fixWith(
  { token, hex, step }: NewColor & { token: string },
  { foreground, shown }: Measured,
  passesAll: boolean,
): Fix {
  const other = token === foreground ? shown.background : shown.foreground;
  const suggest = (color: string, value: string) => ({ hex: color, value, ratio: contrastRatio(color, other) });
  return {
    token,
    color: suggest(hex, `oklch(${hexToWrittenOklch(hex).join(" ")})`),
    ...(step ? { step: suggest(step.hex, `{${step.path}}`) } : {}),
    passesAll,
  };
}

interface Constraint {
  /** Color as `#rrggbb`. */
  other: string;
  ratio: number;
}

/** Step of lightness, 0 to 1. Finer than one of the 255 gray steps of a hex color. */
const STEP = 0.001;

/** Ambient light that WCAG assumes every screen reflects. */
const FLARE = 0.05;

/**
 * Returns the nearest color with enough contrast, or undefined if there is none. Tries lighter and darker colors. Keeps
 * the hue, and the chroma as far as sRGB allows.
 */
export function nearestColor(hex: string, constraints: readonly Constraint[]): string | undefined {
  const bounds = constraints.map(boundsOf);
  const isFar = (level: number) => bounds.every(({ dark, light }) => level <= dark || level >= light);
  // Any passing range of luminance starts or ends at one of the bounds.
  const ends = [0, 1, ...bounds.flatMap(({ dark, light }) => [dark, light])].filter((end) => end >= 0 && end <= 1);
  if (!ends.some(isFar)) return undefined;

  const [lightness, chroma, hue] = hexToOklch(hex);
  const reach = Math.max(lightness, 1 - lightness);
  for (let distance = 0; distance < reach + STEP; distance += STEP) {
    for (const moved of [lightness - distance, lightness + distance]) {
      const color = oklchToHex([Math.min(1, Math.max(0, moved)), chroma, hue]);
      if (isFar(luminance(color)) && meets(color, constraints)) return color;
    }
  }
  return undefined;
}

/** Solves WCAG's contrast formula for the luminances just far enough below and above the other color. */
function boundsOf({ other, ratio }: Constraint): { dark: number; light: number } {
  const lifted = luminance(other) + FLARE;
  return { dark: lifted / ratio - FLARE, light: lifted * ratio - FLARE };
}

export function nearestStep(hex: string, ramp: readonly Step[], constraints: readonly Constraint[]): Step | undefined {
  const distance = (step: Step) => lightnessBetween(step.hex, hex);
  return ramp.filter((step) => meets(step.hex, constraints)).sort((a, b) => distance(a) - distance(b))[0];
}

function meets(hex: string, constraints: readonly Constraint[]): boolean {
  return constraints.every(({ other, ratio }) => contrastRatio(hex, other) >= ratio);
}

/** Returns the difference in OKLCH lightness, 0 to 1. */
function lightnessBetween(a: string, b: string): number {
  return Math.abs(hexToOklch(a)[0] - hexToOklch(b)[0]);
}
