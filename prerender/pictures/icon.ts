import { hub, hues, patch } from "../../src/drawings/mark.ts";
import { segmentMiddle } from "../../src/drawings/wheel-ornament.ts";
import { themeColor } from "./theme-color.ts";

/** A disc that the mark fills, for browser tabs, or a padded tile for home screens. */
export type Ground = "disc" | "tile";

/** Half the width of the picture, in units of the mark, whose segments end at 310. */
const reach: Record<Ground, number> = { disc: 326, tile: 434 };

/** Returns the mark as SVG on a light background, so that it is visible in both light and dark interfaces. */
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

/** Returns the mark as SVG, centered at the origin. */
export function mark(): string {
  const segments = hues.map(
    (hue, index) =>
      `<path d="${patch}" fill="${themeColor(`${hue}.solid`)}" transform="rotate(${segmentMiddle(index)})"/>`,
  );
  return `${segments.join("")}<circle r="${hub}" fill="${themeColor("marigold.solid")}"/>`;
}
