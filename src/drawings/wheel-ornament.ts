import { arcLine, digits, polar, whole } from "./pen.ts";

export const segments = 10;
export const segmentAngle = 360 / segments;

/** Returns the angle at the middle of a segment. The first begins at twelve o'clock, and they run clockwise. */
export function segmentMiddle(index: number): number {
  return whole((index + 0.5) * segmentAngle);
}

/** Draws spokes on the borders between segments. */
export function spokes(inner: number, outer: number): string {
  return Array.from(
    { length: segments },
    (_, i) => `M${digits(...polar(i * segmentAngle, inner))}L${digits(...polar(i * segmentAngle, outer))}`,
  ).join("");
}

/** Draws a leaf that points outward from radius `from` to radius `to`. */
export function petal(from: number, to: number, halfWidth: number): string {
  const middle = (from + to) / 2;
  return `M0-${from}Q${digits(halfWidth, -middle)} 0-${to}Q${digits(-halfWidth, -middle)} 0-${from}z`;
}

/** The three arcs of praxis around the wheel, from the inside out: self, home and work. */
export const praxisArcs = [
  { inner: 0, from: 200, to: 340 },
  { inner: 26, from: 8, to: 118 },
  { inner: 52, from: 128, to: 236 },
] as const;

export function praxisArc(index: 0 | 1 | 2, radius: number): string {
  const { inner, from, to } = praxisArcs[index];
  return arcLine(radius + inner, from, to);
}
