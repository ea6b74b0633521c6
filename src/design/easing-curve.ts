/**
 * Returns the SVG path of `cubic-bezier(x1, y1, x2, y2)` in a square of 100 units. Time runs to the right, progress
 * upward.
 */
export function easingCurve([x1, y1, x2, y2]: readonly [number, number, number, number]): string {
  const at = (x: number, y: number) => `${round(x * 100)} ${round(100 - y * 100)}`;
  return `M0 100C${at(x1, y1)} ${at(x2, y2)} 100 0`;
}

export function easingPoints(value: string): [number, number, number, number] | undefined {
  if (!value.startsWith("cubic-bezier(") || !value.endsWith(")")) return undefined;
  const points = value.slice("cubic-bezier(".length, -1).split(",").map(Number);
  const [x1, y1, x2, y2] = points;
  if (points.length !== 4 || !points.every(Number.isFinite)) return undefined;
  return [x1 ?? 0, y1 ?? 0, x2 ?? 0, y2 ?? 0];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
