/**
 * Returns the SVG path of `cubic-bezier(x1, y1, x2, y2)` in a square of 100 units. Time runs to the right, progress
 * upward.
 */
export function easingCurve([x1, y1, x2, y2]: readonly [number, number, number, number]): string {
  const at = (x: number, y: number) => `${round(x * 100)} ${round(100 - y * 100)}`;
  return `M0 100C${at(x1, y1)} ${at(x2, y2)} 100 0`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
