import { arc, pie } from "d3-shape";
import { arcLine, digits, type Point, polar } from "./pen.ts";

/** Radii in drawing units from the center of the ring. The drawing spans -520 to 520. */
const radii = { inner: 190, outer: 400, number: 462 } as const;

/** Gap between two slices, in degrees. */
const gap = 2;

/** Distance from the edge of a slice to the lines in it, in drawing units. */
const inset = 16;

export interface Slice {
  edge: string;
  /** Path data of the lines that fill the slice. Empty for a bare slice. */
  hatching: string;
  /** Stroke width of the hatching. */
  stroke: number;
  /** Position of the slice's number, outside the ring. */
  number: Point;
}

const outline = arc<{ from: number; to: number }>()
  .innerRadius(radii.inner)
  .outerRadius(radii.outer)
  .startAngle(({ from }) => (from * Math.PI) / 180)
  .endAngle(({ to }) => (to * Math.PI) / 180)
  .digits(0);

/** Returns slices clockwise from twelve o'clock, each as long as its share of the total. */
export function giftRing(amounts: readonly number[]): Slice[] {
  return pie<number>()
    .sort(null)([...amounts])
    .map(({ startAngle, endAngle }, index): Slice => {
      // Limits the gap, so that the smallest slice keeps half of its length.
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

/** Each slice has its own hatching, so that color isn't the only difference. */
const hatchings: readonly Hatching[] = [
  { lines: rings(14), stroke: 9 },
  { lines: rays, stroke: 7 },
  { lines: rings(36), stroke: 6 },
  bare,
];

/** Draws concentric rings that are `step` apart. */
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

/** Draws spokes that are about four degrees apart. */
function rays(from: number, to: number): string {
  const count = Math.max(1, Math.round((to - from) / 4));
  return Array.from({ length: count }, (_, ray) => from + ((ray + 0.5) * (to - from)) / count)
    .map((angle) => [polar(angle, radii.inner + inset), polar(angle, radii.outer - inset)] as const)
    .map(([inside, outside]) => `M${digits(...inside)}L${digits(...outside)}`)
    .join("");
}
