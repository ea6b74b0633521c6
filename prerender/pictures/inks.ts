import { formatHex, interpolate } from "culori";
import type { Mark } from "../../src/drawings/slug/mark.ts";
import { themeColor } from "./theme-color.ts";

export type Palette = "clay" | "night" | "plum" | "fern" | "river";

/** Returns a mark of a drawing as SVG, in the light-mode colors that src/drawings/drawing.tsx gives it. */
export function inked({ ink, d, width = 6, dash, parts, cap }: Mark, palette: Palette): string {
  const [tone = "", fill] = ink.split(" ");
  const color = inkOf(tone, palette);
  if (fill) return `<path d="${d}" fill="${color}"/>`;
  const ends = `stroke-linecap="${cap ?? "round"}" stroke-linejoin="round"`;
  const dashes = dash ? `stroke-dasharray="${inUnits(dash, d, parts)}"` : "";
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${ends} ${dashes}/>`;
}

function inkOf(tone: string, palette: Palette): string {
  if (tone === "glow") return themeColor("marigold.solid");
  if (tone === "soft") return mixed(palette, 0.36);
  if (tone === "line") return mixed(palette, 0.72);
  return themeColor(`${palette}.${tone}`);
}

function mixed(palette: Palette, share: number): string {
  return formatHex(interpolate([themeColor(`${palette}.soft`), themeColor(`${palette}.line`)], "oklab")(share));
}

/**
 * Converts `pathLength` dashes to user units, because resvg does not support `pathLength`. All such lines are half
 * circles.
 */
function inUnits(dash: string, d: string, parts: number | undefined): string {
  if (parts === undefined) return dash;
  const radii = [...d.matchAll(/a(\d+)/g)].map(([, radius]) => Number(radius));
  const part = (Math.PI * radii.reduce((sum, radius) => sum + radius, 0)) / parts;
  return dash
    .split(" ")
    .map((length) => Number(length) * part)
    .join(" ");
}
