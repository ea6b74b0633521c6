import { hexToOklch, type Oklch, oklchToHex } from "@kindred-ground/tokens/color/color.ts";

/** Maximum chroma of the hue's diagram. No sRGB color has more than 0.33. */
export const maxDiagramChroma = 0.34;
const steps = 40;

export function maxChroma(lightness: number, hue: number): number {
  return hexToOklch(oklchToHex([lightness, maxDiagramChroma, hue]))[1];
}

/** True if sRGB contains the color, within the precision of a hex value. */
export function isInGamut([lightness, chroma, hue]: Oklch): boolean {
  return chroma <= maxChroma(lightness, hue) + 0.002;
}

/**
 * Returns the sRGB gamut of a hue as path data in a box of 100 by 100 units: chroma to the right, lightness upward.
 * OKLCH color pickers draw this shape.
 */
export function gamutOutline(hue: number): string {
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const lightness = index / steps;
    return gamutPoint([lightness, maxChroma(lightness, hue), hue]).join(" ");
  });
  return `M0 100L${points.join("L")}z`;
}

export function gamutPoint([lightness, chroma]: Oklch): [x: number, y: number] {
  return [round((Math.min(chroma, maxDiagramChroma) / maxDiagramChroma) * 100), round((1 - lightness) * 100)];
}

/**
 * Returns the SVG path of `cubic-bezier(x1, y1, x2, y2)` in a square of 100 units. Time runs to the right, progress
 * upward.
 */
export function easingCurve([x1, y1, x2, y2]: readonly [number, number, number, number]): string {
  const at = (x: number, y: number) => `${round(x * 100)} ${round(100 - y * 100)}`;
  return `M0 100C${at(x1, y1)} ${at(x2, y2)} 100 0`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
