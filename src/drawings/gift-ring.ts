import { arc, pie } from "d3-shape";
import { arcLine, digits, type Point, polar } from "./pen.ts";

/** In drawing units from the middle of the ring, which lies in a square from -520 to 520. */
const radii = { inner: 190, outer: 400, number: 462 } as const;

/** Degrees between two slices. */
const gap = 2;

/** From the edge of a slice to the lines in it. */
const inset = 16;

/** One part of a whole, as a slice of the ring. */
export interface Slice {
  edge: string;
  /** Lines that fill it; empty for a bare slice. */
  hatching: string;
  /** How thick these lines are. */
  stroke: number;
  /** Where its number stands, outside the ring. */
  number: Point;
}

const outline = arc<{ from: number; to: number }>()
  .innerRadius(radii.inner)
  .outerRadius(radii.outer)
  .startAngle(({ from }) => (from * Math.PI) / 180)
  .endAngle(({ to }) => (to * Math.PI) / 180)
  .digits(0);

/** The slices of these amounts clockwise from twelve o’clock, each as long as its share of all. */
export function giftRing(amounts: readonly number[]): Slice[] {
  return pie<number>()
    .sort(null)([...amounts])
    .map(({ startAngle, endAngle }, index): Slice => {
      // The smallest slice keeps half of its length.
      const air = Math.min(gap, degrees(endAngle - startAngle) / 2) / 2;
      const [from, to] = [degrees(startAngle) + air, degrees(endAngle) - air];
      const { lines, stroke } = hatchings[index % hatchings.length] ?? bare;
      return {
        edge: outline({ from, to }) ?? "",
        hatching: lines(from, to),
        stroke,
        number: polar((from + to) / 2, radii.number),
      };
    });
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

interface Hatching {
  lines: (from: number, to: number) => string;
  stroke: number;
}

const bare: Hatching = { lines: () => "", stroke: 0 };

/** Each slice has its own, so that no color has to tell them apart. */
const hatchings: readonly Hatching[] = [
  { lines: rings(14), stroke: 9 },
  { lines: rays, stroke: 7 },
  { lines: rings(36), stroke: 6 },
  bare,
];

/** Rings as those of a tree, `step` apart. */
function rings(step: number): Hatching["lines"] {
  const count = Math.floor((radii.outer - radii.inner - 2 * inset) / step) + 1;
  const first = (radii.inner + radii.outer - (count - 1) * step) / 2;
  const aside = (radius: number) => degrees(inset / radius);
  return (from, to) =>
    Array.from({ length: count }, (_, ring) => first + ring * step)
      .filter((radius) => to - from > 2 * aside(radius))
      .map((radius) => arcLine(radius, from + aside(radius), to - aside(radius)))
      .join("");
}

/** Rays as the spokes of a wheel, four degrees apart or nearly. */
function rays(from: number, to: number): string {
  const count = Math.max(1, Math.round((to - from) / 4));
  return Array.from({ length: count }, (_, ray) => from + ((ray + 0.5) * (to - from)) / count)
    .map((angle) => [polar(angle, radii.inner + inset), polar(angle, radii.outer - inset)] as const)
    .map(([inside, outside]) => `M${digits(...inside)}L${digits(...outside)}`)
    .join("");
}
