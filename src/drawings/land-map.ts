import type { land } from "../../data/land.ts";
import { contourLines, distance, heightOn, outward, pieces, thinned } from "./contour-lines.ts";
import { dots, loop, type Point, spline } from "./pen.ts";
import { seeded } from "./seed.ts";

export type Land = typeof land;

/** Difference in height between neighboring contour lines, in feet. */
const step = 5;

/** Heights in feet at which contour lines are stronger and the ground above gets darker. */
const strong: readonly number[] = [40, 60];

/** Number of points on each curve of a line. */
const parts = 12;

/** Returns points along the smooth closed line that `loop` draws from these guides. */
export function alongLoop(guides: readonly Point[]): Point[] {
  return guides.flatMap((from, index) => {
    const [by, to] = [1, 2].map((next) => guides[(index + next) % guides.length] ?? from) as [Point, Point];
    const at = (axis: 0 | 1, share: number) => {
      const [start, end] = [(from[axis] + by[axis]) / 2, (by[axis] + to[axis]) / 2];
      return start * (1 - share) ** 2 + 2 * by[axis] * share * (1 - share) + end * share ** 2;
    };
    return Array.from({ length: parts }, (_, part): Point => [at(0, part / parts), at(1, part / parts)]);
  });
}

/** Returns the length from the start of a closed line to each of its points, and then its whole length. */
export function lengths(points: readonly Point[]): number[] {
  let sum = 0;
  const steps = points.map((point, index) => distance(point, points[(index + 1) % points.length] ?? point));
  return [0, ...steps.map((length) => (sum += length))];
}

/** Returns the index of the point that is nearest to `place`. */
export function nearest(points: readonly Point[], place: Point): number {
  return points.reduce(
    (best, point, index) => (distance(point, place) < distance(points[best] ?? point, place) ? index : best),
    0,
  );
}

/**
 * Returns a bench in the middle of each eighth of the loop. The first eighth begins at the point nearest to `start`.
 */
export function benches(guides: readonly Point[], start: Point): Point[] {
  const points = alongLoop(guides);
  const first = nearest(points, start);
  const turned = [...points.slice(first), ...points.slice(0, first)];
  const sums = lengths(turned);
  const whole = sums.at(-1) ?? 0;
  return Array.from({ length: 8 }, (_, eighth): Point => {
    const index = sums.findIndex((sum) => sum >= (whole * (eighth + 0.5)) / 8);
    return turned[index] ?? start;
  });
}

/** Draws trees on the hills and around the groves, away from the paths. */
function trees({ heights, spacing, width, height, loop: path, steep }: Land, groves: readonly Point[]): string {
  const chance = seeded("trees");
  const candidates = Array.from({ length: 90 }, (): Point => [chance.between(0, width), chance.between(0, height)]);
  const grown: Point[] = [];
  const paths = [...alongLoop(path), ...steep];
  for (const tree of candidates) {
    const isWooded = heightOn(heights, spacing, tree) > 52 || groves.some((grove) => distance(grove, tree) < 110);
    const isFree =
      paths.every((point) => distance(point, tree) > 44) && grown.every((other) => distance(other, tree) > 34);
    if (isWooded && isFree) grown.push(tree);
  }
  return dots(grown);
}

export interface LandLines {
  /** The stronger contour lines, as areas to fill, from the lowest up. */
  strong: string[];
  /** All other contour lines. */
  lines: string;
  creek: string;
  loop: string;
  steep: string;
  drive: string;
  benches: string;
  trees: string;
}

/** Draws the land from its heights. Everything is path data in units of the map. */
export function landLines(land: Land, barn: Point, groves: readonly Point[]): LandLines {
  const top = Math.max(...land.heights.flat());
  const levels = Array.from({ length: Math.floor(top / step) }, (_, index) => (index + 1) * step);
  // Uses a height just below the level, so that no line runs through a corner of the grid.
  const at = (level: number) => contourLines(land.heights, land.spacing, level - 0.01);
  const [east, south] = [land.width, (land.heights.length - 1) * land.spacing];
  const shown = (line: readonly Point[]) => {
    const isWhole = line.every(([x, y]) => x >= 0 && x <= east && y >= 0 && y <= south);
    return isWhole ? [loop(thinned(line))] : pieces(line, land.width, land.height).map(spline);
  };
  return {
    strong: strong.map((level) =>
      at(level)
        .map((line) => loop(thinned(outward(line, east, south))))
        .join(""),
    ),
    lines: levels
      .filter((level) => !strong.includes(level))
      .flatMap((level) => at(level).flatMap(shown))
      .join(""),
    creek: spline(land.creek),
    loop: loop(land.loop),
    steep: spline(land.steep),
    drive: spline(land.drive),
    benches: dots(benches(land.loop, barn)),
    trees: trees(land, groves),
  };
}
