import { cssValue } from "@kindred-ground/tokens/dtcg/css-value.ts";
import { formatHex, interpolate } from "culori";
import { hub, hues, patch } from "../../src/drawings/mark.ts";
import type { Mark } from "../../src/drawings/slug/mark.ts";
import { segmentMiddle } from "../../src/drawings/wheel-ornament.ts";
import type { palettes } from "../../theme/contrast-pairs.ts";
import { readTokens } from "../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../theme/token-files.ts";

const tokens = readTokens(tokenFiles, resolver, "light");

/** Returns a light-mode theme color as CSS, for pictures drawn during the build. Throws for an unknown name. */
export function themeColor(name: string): string {
  const token = tokens.get(`color.${name}`);
  if (!token) throw new Error(`pictures: theme/tokens has no color.${name}; add it or correct the name`);
  return cssValue(token);
}

/** A disc that the mark fills, for browser tabs, or a padded tile for home screens. */
type IconBackground = "disc" | "tile";

/** Half the width of the picture, in units of the mark, whose segments end at 310. */
const reach: Record<IconBackground, number> = { disc: 326, tile: 434 };

/** Returns the mark as SVG on a light background, so that it is visible in both light and dark interfaces. */
export function icon(background: IconBackground): string {
  const half = reach[background];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${2 * half} ${2 * half}">`,
    background === "disc"
      ? `<circle r="${half}" fill="${themeColor("bg.canvas")}"/>`
      : `<path d="M${-half} ${-half}H${half}V${half}H${-half}Z" fill="${themeColor("bg.canvas")}"/>`,
    mark(),
    "</svg>",
  ].join("");
}

/** Returns the mark as SVG, centered at the origin. */
export function mark(): string {
  const segments = hues.map(
    (hue, index) =>
      `<path d="${patch}" fill="${themeColor(`${hue}.solid`)}" transform="rotate(${segmentMiddle(index)})"/>`,
  );
  return `${segments.join("")}<circle r="${hub}" fill="${themeColor("marigold.solid")}"/>`;
}

export type Palette = (typeof palettes)[number];

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
  if (tone === "on-deep") return themeColor(`${palette}.deepLine`);
  if (tone === "line-on-deep") return mixed(palette, "deep", 0.75);
  if (tone === "soft") return mixed(palette, "soft", 0.36);
  if (tone === "line") return mixed(palette, "soft", 0.72);
  return themeColor(`${palette}.${tone}`);
}

function mixed(palette: Palette, from: "soft" | "deep", share: number): string {
  return formatHex(interpolate([themeColor(`${palette}.${from}`), themeColor(`${palette}.line`)], "oklab")(share));
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
