import { arc } from "d3-shape";
import { segments } from "./wheel-ornament.ts";

/**
 * Draws one segment pointing straight up, with rounded corners and a gap of constant width from hub to rim. Callers
 * rotate it into place.
 */
export function segmentPatch(inner: number, outer: number, gap: number, corner: number): string {
  const half = Math.PI / segments;
  const patch = arc<null>()
    .innerRadius(inner)
    .outerRadius(outer)
    .startAngle(-half)
    .endAngle(half)
    .padAngle(gap / outer)
    .padRadius(outer)
    .cornerRadius(corner)
    .digits(0);
  return (patch(null) ?? "").replaceAll(",", " ").replaceAll(" -", "-");
}
