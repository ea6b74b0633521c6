import { type Point, spline } from "./pen.ts";

const ridge: Point[] = [
  [-160, 70],
  [60, 50],
  [260, 14],
  [460, 20],
  [640, 62],
  [860, 70],
  [1080, 34],
  [1260, 8],
  [1460, 36],
  [1680, 74],
  [1760, 80],
];

/** Shapes that rest on the bottom of a 1600 x 80 strip and touch its top. The page stretches them to its width. */
export const edges = {
  arc: "M0 80Q800-80 1600 80z",
  contour: `${spline(ridge)}V80H-50z`,
} as const satisfies Record<string, string>;
