import type { Oklch } from "../../../theme/color.ts";
import { mostChroma } from "./gamut.ts";

export const axes = ["lightness", "chroma", "hue"] as const;
export type Axis = (typeof axes)[number];

/** Range of a curve, and the step of its handles. */
export const ranges: Record<Axis, { min: number; max: number; step: number }> = {
  lightness: { min: 0, max: 1, step: 0.005 },
  chroma: { min: 0, max: 0.34, step: 0.002 },
  hue: { min: 0, max: 359, step: 1 },
};

/** Keeps four digits of a component, which is more than screens can show. */
const digits = (value: number) => Number(value.toFixed(4));

/** Lowers a color's chroma to what sRGB shows at its lightness and hue. */
function inGamut([lightness, chroma, hue]: Oklch): Oklch {
  return [digits(lightness), digits(Math.min(chroma, mostChroma(lightness, hue))), digits(hue)];
}

/**
 * Moves one handle of a ramp. Lightness stays between the steps on both sides, so that the ramp keeps its order. Chroma
 * stays within sRGB.
 */
export function moveHandle(ramp: readonly Oklch[], index: number, axis: Axis, value: number): Oklch {
  const [lightness, chroma, hue] = ramp[index] ?? [0, 0, 0];
  if (axis === "chroma") return inGamut([lightness, value, hue]);
  if (axis === "hue") return inGamut([lightness, chroma, value]);
  const isFalling = (ramp[0]?.[0] ?? 0) >= (ramp.at(-1)?.[0] ?? 0);
  const [lower, upper] = isFalling
    ? [ramp[index + 1]?.[0] ?? 0, ramp[index - 1]?.[0] ?? 1]
    : [ramp[index - 1]?.[0] ?? 0, ramp[index + 1]?.[0] ?? 1];
  return inGamut([Math.min(upper, Math.max(lower, value)), chroma, hue]);
}

export const presets = {
  even: (ramp: readonly Oklch[]) => {
    const [first, last] = [ramp[0]?.[0] ?? 1, ramp.at(-1)?.[0] ?? 0];
    return ramp.map(([, chroma, hue], index) =>
      inGamut([first + ((last - first) * index) / Math.max(1, ramp.length - 1), chroma, hue]),
    );
  },
  calmer: (ramp: readonly Oklch[]) => ramp.map(([lightness, chroma, hue]) => inGamut([lightness, chroma * 0.8, hue])),
  stronger: (ramp: readonly Oklch[]) =>
    ramp.map(([lightness, chroma, hue]) => inGamut([lightness, chroma * 1.25, hue])),
  hue: (ramp: readonly Oklch[]) => {
    const hue = ramp[Math.floor(ramp.length / 2)]?.[2] ?? 0;
    return ramp.map(([lightness, chroma]) => inGamut([lightness, chroma, hue]));
  },
} as const satisfies Record<string, (ramp: readonly Oklch[]) => Oklch[]>;
