import { clampChroma, modeOklch, modeRgb, useMode } from "culori/fn";
import type { Oklch } from "../color.ts";

useMode(modeRgb);
useMode(modeOklch);

/**
 * Returns a ramp in the hue of one color. Every step keeps its lightness, so that most contrasts stay. Steps keep their
 * relative chroma, scaled at the step nearest to the color in lightness and limited to sRGB.
 */
export function rampOfColor(steps: readonly Oklch[], [lightness, chroma, hue]: Oklch): Oklch[] {
  const distance = ([other]: Oklch) => Math.abs(other - lightness);
  const nearest = [...steps].sort((one, other) => distance(one) - distance(other))[0];
  const share = chroma / (nearest?.[1] || chroma || 1);
  return steps.map(([l, c]) => inSrgb(l, c * share, hue));
}

function inSrgb(l: number, c: number, h: number): Oklch {
  const shown = clampChroma({ mode: "oklch", l, c, h }, "oklch");
  // Rounded down, because a rounded-up value could be outside sRGB again.
  return [l, Math.floor(shown.c * 1e4) / 1e4, Number(h.toFixed(1))];
}
