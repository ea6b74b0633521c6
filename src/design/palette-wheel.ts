import { digits, polar } from "../drawings/pen.ts";
import { segmentAngle } from "../drawings/wheel-ornament.ts";

/** The roles of a palette from the hub to the rim, by the names of their tokens. */
const roles = ["tint", "soft", "line", "solid", "deep"] as const;
const hub = 96;
const depth = 80;
/** Degrees left open beside each segment. */
const gap = 0.6;

/** A ring of the wheel of palettes: what it is filled with in each segment, and the first segment’s outline. */
export const paletteRings = roles.map((role, index) => ({
  role,
  outline: segment(hub + index * depth + 4, hub + (index + 1) * depth),
}));

function segment(inner: number, outer: number): string {
  const [from, to] = [gap, segmentAngle - gap];
  const at = (degrees: number, radius: number) => digits(...polar(degrees, radius));
  return `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}z`;
}
