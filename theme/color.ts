import { formatHex, modeLrgb, modeOklch, modeRgb, parseHex, useMode, wcagContrast } from "culori/fn";
import { mostChroma } from "./gamut.ts";

/** Lightness 0..1, chroma (about 0..0.37) and hue in degrees, as Björn Ottosson defines OKLCH. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

useMode(modeRgb);
const toOklch = useMode(modeOklch);
const toLinearRgb = useMode(modeLrgb);

/** Returns `#rrggbb` for an OKLCH color. A color outside sRGB keeps its lightness and hue and loses chroma. */
export function oklchToHex([lightness, chroma, hue]: Oklch): string {
  return formatHex({ mode: "oklch", l: lightness, c: mostChroma([lightness, chroma, hue], isInSrgb), h: hue });
}

/** Returns the OKLCH color of `#rrggbb`. A gray has hue 0. */
export function hexToOklch(hex: string): Oklch {
  const { l, c, h = 0 } = toOklch(parsed(hex));
  return [l, c, h];
}

/** Rounds to the digits that a hex value can distinguish, for token files. */
export function hexToWrittenOklch(hex: string): Oklch {
  const [lightness, chroma, hue] = hexToOklch(hex);
  return [Number(lightness.toFixed(4)), Number(chroma.toFixed(4)), Number(hue.toFixed(1))];
}

/** Returns the WCAG 2 contrast ratio, from 1 to 21, in either order. */
export function contrastRatio(one: string, other: string): number {
  return wcagContrast(parsed(one), parsed(other));
}

/**
 * Returns true if sRGB can display the color. The margin is half of one of a hex channel's 255 steps. Culori's
 * `clampChroma` has no margin and takes chroma from colors that have an sRGB hex value.
 */
export function isInSrgb([l, c, h]: Oklch): boolean {
  const { r, g, b } = toLinearRgb({ mode: "oklch", l, c, h });
  return [r, g, b].every((channel) => channel > -0.0005 && channel < 1.0005);
}

function parsed(hex: string) {
  const color = /^#[0-9a-f]{6}$/i.test(hex) ? parseHex(hex) : undefined;
  if (!color) throw new Error(`"${hex}" is not a color of the form #rrggbb`);
  return color;
}
