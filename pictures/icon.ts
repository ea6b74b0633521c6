import { hub, hues, patch } from "../src/drawings/mark.ts";
import { segmentMiddle } from "../src/drawings/wheel-ornament.ts";
import { themeColor } from "./theme-color.ts";

/** The disc that the mark fills, for a browser’s tab, or a tile with room around it, for a home screen. */
export type Ground = "disc" | "tile";

/** Half the width of the picture, in units of the mark, whose segments end at 310. */
const reach: Record<Ground, number> = { disc: 326, tile: 434 };

/** The mark on a light ground, so that it shows on light and dark alike, as SVG. */
export function icon(ground: Ground): string {
  const half = reach[ground];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${2 * half} ${2 * half}">`,
    ground === "disc"
      ? `<circle r="${half}" fill="${themeColor("bg.canvas")}"/>`
      : `<path d="M${-half} ${-half}H${half}V${half}H${-half}Z" fill="${themeColor("bg.canvas")}"/>`,
    mark(),
    "</svg>",
  ].join("");
}

/** The mark as SVG about the origin. */
export function mark(): string {
  const segments = hues.map(
    (hue, index) =>
      `<path d="${patch}" fill="${themeColor(`${hue}.solid`)}" transform="rotate(${segmentMiddle(index)})"/>`,
  );
  return `${segments.join("")}<circle r="${hub}" fill="${themeColor("marigold.solid")}"/>`;
}
