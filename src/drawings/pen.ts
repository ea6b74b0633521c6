/** Primitives that every drawing shares: points, whole numbers, and the shortest path data for a smooth line. */

export type Point = readonly [x: number, y: number];

/**
 * Rounds to a whole number. The nudge makes every engine round an exact half the same way, so prerendered and hydrated
 * markup agree.
 */
export function whole(value: number): number {
  return Math.round(value + 1e-6) || 0;
}

/** Returns the point `radius` units from the origin. 0 degrees is up, and angles run clockwise. */
export function polar(degrees: number, radius: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [radius * Math.sin(radians), -radius * Math.cos(radians)];
}

/** Rounds numbers and joins them as path data. A minus sign needs no other separator. */
export function digits(...values: number[]): string {
  return values.map(whole).join(" ").replaceAll(" -", "-");
}

/**
 * Draws a smooth line guided by at least three points (a uniform quadratic B-spline). It runs from the middle of its
 * first leg to the middle of its last. Guides snap to even units, so every middle is a whole number and `t` mirrors
 * each control point exactly. This takes two small integers per point. A cubic curve would take six.
 */
export function spline(points: readonly Point[]): string {
  const halves = points.map(([x, y]): Point => [whole(x / 2), whole(y / 2)]);
  const [[x0, y0], [x1, y1]] = halves as [Point, Point];
  const [dx, dy, ...rest] = halves.slice(2).flatMap(([x, y], i) => {
    const [fromX, fromY] = halves[i] ?? [x, y];
    return [x - fromX, y - fromY];
  }) as [number, number, ...number[]];
  const tail = rest.length > 0 ? `t${digits(...rest)}` : "";
  return `M${digits(x0 + x1, y0 + y1)}q${digits(x1 - x0, y1 - y0, dx, dy)}${tail}`;
}

/** Draws a smooth closed line guided by the points. */
export function loop(points: readonly Point[]): string {
  return `${spline([...points, ...points.slice(0, 2)])}z`;
}

/** Draws a circle as path data, so that several can share one element. */
export function ring([x, y]: Point, radius: number): string {
  const r = whole(radius);
  return `M${digits(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
}

/** Draws a clockwise arc around the origin. Degrees are as in `polar`. */
export function arcLine(radius: number, from: number, to: number): string {
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${digits(...polar(from, radius))}A${radius} ${radius} 0 ${isLarge} 1 ${digits(...polar(to, radius))}`;
}

/** Draws dots as zero-length lines, which round caps turn into discs as wide as the stroke. */
export function dots(points: readonly Point[]): string {
  return points.map((point) => `M${digits(...point)}h0`).join("");
}

/** Draws a four-pointed star with concave sides. */
export function sparkle([x, y]: Point, radius: number): string {
  const r = whole(radius);
  return `M${digits(x, y - r)}q0 ${r} ${r} ${r}q-${r} 0-${r} ${r}q0-${r}-${r}-${r}q${r} 0 ${r}-${r}`;
}

/** Returns a function that computes a drawing on its first call, not when a page that might show the drawing loads. */
export function once<Drawing>(draw: () => Drawing): () => Drawing {
  let drawn: Drawing | undefined;
  return () => {
    drawn ??= draw();
    return drawn;
  };
}
