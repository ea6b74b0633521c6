import { hexToOklch, type Oklch, oklchToHex } from "../../../theme/color.ts";

/** The most chroma that the picture of a hue has room for; no color of sRGB has more than 0.33. */
export const widest = 0.34;
const steps = 40;

/** The most chroma that sRGB shows at a lightness and hue. */
export function mostChroma(lightness: number, hue: number): number {
  return hexToOklch(oklchToHex([lightness, widest, hue]))[1];
}

/** Whether sRGB can show a color, to within what a hex can tell apart. */
export function isInGamut([lightness, chroma, hue]: Oklch): boolean {
  return chroma <= mostChroma(lightness, hue) + 0.002;
}

/**
 * What sRGB can show of a hue, as path data in a box of 100 by 100 units: chroma to the right, lightness upward. The
 * shape that every picker of OKLCH draws.
 */
export function gamutOutline(hue: number): string {
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const lightness = index / steps;
    return gamutPoint([lightness, mostChroma(lightness, hue), hue]).join(" ");
  });
  return `M0 100L${points.join("L")}z`;
}

/** Where a color stands in that box. */
export function gamutPoint([lightness, chroma]: Oklch): [x: number, y: number] {
  return [round((Math.min(chroma, widest) / widest) * 100), round((1 - lightness) * 100)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
