import { clampChroma, modeOklch, modeRgb, useMode } from "culori/fn";
import type { Oklch } from "../color.ts";

useMode(modeRgb);
useMode(modeOklch);

/**
 * A ramp in the hue of one color: every step keeps its lightness, so that what could be read can mostly still be read.
 * How vivid the steps are among each other stays too, measured at the step that the color is nearest to in lightness,
 * and gives way where sRGB ends.
 */
export function rampOfColor(steps: readonly Oklch[], [lightness, chroma, hue]: Oklch): Oklch[] {
  const distance = ([other]: Oklch) => Math.abs(other - lightness);
  const nearest = [...steps].sort((one, other) => distance(one) - distance(other))[0];
  const share = chroma / (nearest?.[1] || chroma || 1);
  return steps.map(([l, c]) => inSrgb(l, c * share, hue));
}

function inSrgb(l: number, c: number, h: number): Oklch {
  const shown = clampChroma({ mode: "oklch", l, c, h }, "oklch");
  // Rounded down, or it might be outside again.
  return [l, Math.floor(shown.c * 1e4) / 1e4, Number(h.toFixed(1))];
}
