/** CSS pixels from the top left of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a box without width or height if the boxes don't overlap. */
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

/** Returns the distance from a point to a box, or 0 if the point is inside. */
export function distance(point: { x: number; y: number }, { x, y, width, height }: Box): number {
  return Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height));
}
