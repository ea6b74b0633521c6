/** In CSS pixels; `x` and `y` from the top left of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What two boxes share; without width or height where they do not meet. */
export function intersection(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

export function center({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** How far a point is from the nearest of a box: 0 inside. */
export function distance(point: { x: number; y: number }, { x, y, width, height }: Box): number {
  return Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height));
}
