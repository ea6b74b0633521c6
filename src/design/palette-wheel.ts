import { digits, polar } from "../drawings/pen.ts";
import { segmentAngle } from "../drawings/wheel-ornament.ts";

/** Ordered from the hub to the rim. */
const roles = ["tint", "soft", "line", "solid", "deep"] as const;
const hub = 96;
const depth = 80;
/** Degrees beside each segment. */
const gap = 0.6;

/** Rings of the palette wheel: the role that fills each segment, and the outline of the first segment. */
export const paletteRings = roles.map((role, index) => ({
  role,
  outline: segment(hub + index * depth + 4, hub + (index + 1) * depth),
}));

function segment(inner: number, outer: number): string {
  const [from, to] = [gap, segmentAngle - gap];
  const at = (degrees: number, radius: number) => digits(...polar(degrees, radius));
  return `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}z`;
}
