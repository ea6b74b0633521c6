import { modeLrgb, modeRgb, parseHex, useMode, wcagLuminance } from "culori/fn";
import { contrastRatio, hexToOklch, oklchToHex } from "../color.ts";
import type { Step } from "./theme-colors.ts";

useMode(modeRgb);
useMode(modeLrgb);

export interface Constraint {
  /** Color as `#rrggbb`. */
  other: string;
  ratio: number;
}

/** Step of lightness, 0 to 1. Finer than one of the 255 gray steps of a hex color. */
const STEP = 0.001;

/** Ambient light that WCAG assumes every screen reflects. */
const FLARE = 0.05;

export function meets(hex: string, constraints: readonly Constraint[]): boolean {
  return constraints.every(({ other, ratio }) => contrastRatio(hex, other) >= ratio);
}

/**
 * Returns the nearest color with enough contrast, or undefined if there is none. Lightness changes in both directions.
 * Hue stays, and so does chroma as far as sRGB allows.
 */
export function nearestColor(hex: string, constraints: readonly Constraint[]): string | undefined {
  const bounds = constraints.map(boundsOf);
  const isFar = (luminance: number) => bounds.every(({ dark, light }) => luminance <= dark || luminance >= light);
  // Any passing range of luminance starts or ends at one of the bounds.
  const ends = [0, 1, ...bounds.flatMap(({ dark, light }) => [dark, light])].filter((end) => end >= 0 && end <= 1);
  if (!ends.some(isFar)) return undefined;

  const [lightness, chroma, hue] = hexToOklch(hex);
  const reach = Math.max(lightness, 1 - lightness);
  for (let distance = 0; distance < reach + STEP; distance += STEP) {
    for (const moved of [lightness - distance, lightness + distance]) {
      const color = oklchToHex([Math.min(1, Math.max(0, moved)), chroma, hue]);
      if (isFar(luminanceOf(color)) && meets(color, constraints)) return color;
    }
  }
  return undefined;
}

/** Solves WCAG's contrast formula for the luminances just far enough below and above the other color. */
function boundsOf({ other, ratio }: Constraint): { dark: number; light: number } {
  const lifted = luminanceOf(other) + FLARE;
  return { dark: lifted / ratio - FLARE, light: lifted * ratio - FLARE };
}

function luminanceOf(hex: string): number {
  return wcagLuminance(parseHex(hex) ?? { mode: "rgb", r: 0, g: 0, b: 0 });
}

export function nearestStep(hex: string, ramp: readonly Step[], constraints: readonly Constraint[]): Step | undefined {
  const distance = (step: Step) => lightnessBetween(step.hex, hex);
  return ramp.filter((step) => meets(step.hex, constraints)).sort((one, other) => distance(one) - distance(other))[0];
}

/** Returns the difference in OKLCH lightness, 0 to 1. */
export function lightnessBetween(one: string, other: string): number {
  return Math.abs(hexToOklch(one)[0] - hexToOklch(other)[0]);
}
