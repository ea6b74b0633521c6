import { arc } from "d3-shape";
import { segments } from "./wheel-ornament.ts";

/**
 * One segment pointing straight up, with soft corners and a gap that keeps its width from hub to rim. Turn it into
 * place with `rotate`.
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
