import { arcLine } from "../../src/drawings/pen.ts";
import { praxisArcs } from "../../src/drawings/wheel-ornament.ts";
import { themeColor } from "./icon.ts";

/** Returns the three arcs of praxis as SVG, centered at the origin, with the innermost arc at `radius`. */
export function praxis(radius: number, width: number): string {
  const inks = [themeColor("clay.line"), themeColor("marigold.solid"), themeColor("clay.line")];
  return praxisArcs
    .map(({ inner, from, to }, index) => {
      const arc = arcLine(radius + inner, from, to);
      return `<path d="${arc}" fill="none" stroke="${inks[index]}" stroke-width="${width}"/>`;
    })
    .join("");
}
