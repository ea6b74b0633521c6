/** The hand every drawing shares: points, whole numbers, and the shortest path data for a smooth line. */

export type Point = readonly [x: number, y: number];

/** Rounds to whole units. The nudge sends an exact half the same way in every engine, so prerendered and hydrated markup agree. */
export function whole(value: number): number {
  return Math.round(value + 1e-6) || 0;
}

/** A point `radius` units from the origin; 0 degrees is up and angles run clockwise, as on a clock's face. */
export function polar(degrees: number, radius: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [radius * Math.sin(radians), -radius * Math.cos(radians)];
}

/** Moves points as a body. */
export function shift(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map(([x, y]) => [x + dx, y + dy]);
}

/** Joins whole numbers as path data does: a minus sign is separator enough. */
export function digits(...values: number[]): string {
  return values.map(whole).join(" ").replaceAll(" -", "-");
}

/** Straight lines through the points. */
export function polyline(points: readonly Point[]): string {
  return `M${digits(...points.flat())}`;
}

/**
 * A smooth line guided by the points (a uniform quadratic B-spline), from the middle of the first leg to the middle of the last.
 * Guides are snapped to even units, so every midpoint is a whole number and SVG's `t` can mirror each control point exactly:
 * two small integers a point, where a cubic curve would take six.
 */
export function spline(points: readonly Point[]): string {
  const guides = points.map(([x, y]): Point => [2 * whole(x / 2), 2 * whole(y / 2)]);
  const middles = guides.slice(1).map(([x, y], i): Point => [(x + guides[i]![0]) / 2, (y + guides[i]![1]) / 2]);
  const [start, ...rest] = middles as [Point, ...Point[]];
  const steps = rest.flatMap(([x, y], i) => [x - middles[i]![0], y - middles[i]![1]]);
  const control = [guides[1]![0] - start[0], guides[1]![1] - start[1]];
  const tail = steps.length > 2 ? `t${digits(...steps.slice(2))}` : "";
  return `M${digits(...start)}q${digits(...control, ...steps.slice(0, 2))}${tail}`;
}

/** A smooth closed line guided by the points. */
export function loop(points: readonly Point[]): string {
  return `${spline([...points, ...points.slice(0, 2)])}z`;
}

/** A full circle as path data, so that several share one element. */
export function ring([x, y]: Point, radius: number): string {
  return `M${digits(x - radius, y)}a${digits(radius, radius)} 0 1 0 ${digits(2 * radius, 0)}a${digits(radius, radius)} 0 1 0 ${digits(-2 * radius, 0)}`;
}

/** An arc about the origin from one angle to another, clockwise; degrees as in `polar`. */
export function arcLine(radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${digits(...polar(from, radius))}A${digits(radius, radius)} 0 ${large} 1 ${digits(...polar(to, radius))}`;
}

/** A dot: a line of no length, which round caps turn into a disc as wide as the stroke. */
export function dots(points: readonly Point[]): string {
  return points.map((point) => `M${digits(...point)}h0`).join("");
}

/** A four-pointed star with hollow sides. */
export function sparkle([x, y]: Point, radius: number): string {
  const r = whole(radius);
  return `M${digits(x, y - r)}q0 ${r} ${r} ${r}q-${r} 0-${r} ${r}q0-${r}-${r}-${r}q${r} 0 ${r}-${r}`;
}
