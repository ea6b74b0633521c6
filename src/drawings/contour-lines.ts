import type { Point } from "./pen.ts";

/** Heights by row, from the north, on a square grid. */
export type Heights = readonly (readonly number[])[];

/**
 * Returns the height at a point. `spacing` is the size of a grid cell, in the units of the point. Outside of the grid,
 * the height is that of the nearest edge.
 */
export function heightOn(heights: Heights, spacing: number, [x, y]: Point): number {
  const [column, row] = [x / spacing, y / spacing];
  const [west, north] = [Math.floor(column), Math.floor(row)];
  const [east, south] = [column - west, row - north];
  const upper = cornerAt(heights, north, west) * (1 - east) + cornerAt(heights, north, west + 1) * east;
  const lower = cornerAt(heights, north + 1, west) * (1 - east) + cornerAt(heights, north + 1, west + 1) * east;
  return upper * (1 - south) + lower * south;
}

function cornerAt(heights: Heights, row: number, column: number): number {
  const line = heights[Math.min(Math.max(row, 0), heights.length - 1)] ?? [];
  return line[Math.min(Math.max(column, 0), line.length - 1)] ?? 0;
}

/** Edge of a cell that a line crosses: the corner where the edge starts, and its direction. */
type Crossing = readonly [row: number, column: number, way: "across" | "down"];

const keyOf = (crossing: Crossing) => crossing.join(" ");

/**
 * Returns the closed lines of one level by marching squares, with higher ground on the right. Lines that leave the grid
 * close half a cell outside of it.
 */
export function contourLines(heights: Heights, spacing: number, level: number): Point[][] {
  const rows = heights.length;
  const columns = heights[0]?.length ?? 0;
  const isAbove = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < rows && column < columns && cornerAt(heights, row, column) >= level;
  const pointOf = ([row, column, way]: Crossing): Point => {
    const [nextRow, nextColumn] = way === "across" ? [row, column + 1] : [row + 1, column];
    const isInside = row >= 0 && column >= 0 && nextRow < rows && nextColumn < columns;
    const [from, to] = [cornerAt(heights, row, column), cornerAt(heights, nextRow, nextColumn)];
    const share = isInside ? (level - from) / (to - from) : 0.5;
    return way === "across" ? [(column + share) * spacing, row * spacing] : [column * spacing, (row + share) * spacing];
  };
  const next = new Map<string, Crossing>();
  for (let row = -1; row < rows; row++)
    for (let column = -1; column < columns; column++)
      for (const [from, to] of stepsIn(row, column, isAbove)) next.set(keyOf(from), to);
  const lines: Point[][] = [];
  for (const key of [...next.keys()]) {
    const line: Point[] = [];
    for (let at = take(next, key); at; at = take(next, keyOf(at))) line.push(pointOf(at));
    if (line.length > 2) lines.push(line);
  }
  return lines;
}

function take(next: Map<string, Crossing>, key: string): Crossing | undefined {
  const found = next.get(key);
  next.delete(key);
  return found;
}

/** Returns the lines through a cell as pairs of edges, with higher ground on the right. */
function stepsIn(
  row: number,
  column: number,
  isAbove: (row: number, column: number) => boolean,
): [Crossing, Crossing][] {
  const corners = [
    isAbove(row, column),
    isAbove(row, column + 1),
    isAbove(row + 1, column + 1),
    isAbove(row + 1, column),
  ];
  const edges: Crossing[] = [
    [row, column, "across"],
    [row, column + 1, "down"],
    [row + 1, column, "across"],
    [row, column, "down"],
  ];
  // Clockwise around the cell, a line enters where the ground drops and leaves at the next rise.
  const isDrop = (edge: number) => corners[edge] && !corners[(edge + 1) % 4];
  const isRise = (edge: number) => !corners[edge] && corners[(edge + 1) % 4];
  const steps: [Crossing, Crossing][] = [];
  for (const [edge, from] of edges.entries()) {
    if (!isDrop(edge)) continue;
    const turns = [1, 2, 3].find((turn) => isRise((edge + turn) % 4));
    const to = turns === undefined ? undefined : edges[(edge + turns) % 4];
    if (to) steps.push([from, to]);
  }
  return steps;
}

/** Distance between two guides of a smooth line. */
const stride = 140;

function stepsOf(line: readonly Point[]): number[] {
  return line.map((point, index) => distance(point, line[index - 1] ?? point));
}

function lengthOf(line: readonly Point[]): number {
  return stepsOf(line).reduce((sum, length) => sum + length, 0);
}

/** Guides snap to a grid of these units, because fewer distinct numbers compress better. */
const grid = 8;

const snapped = ([x, y]: Point): Point => [Math.round(x / grid) * grid, Math.round(y / grid) * grid];

/** Returns roughly evenly spaced points of a line, as guides of the same smooth line. A short line keeps about six. */
export function thinned(line: readonly Point[]): Point[] {
  const steps = stepsOf(line);
  const gap = Math.min(stride, lengthOf(line) / 6);
  let walked = gap;
  const guides = line.filter((_, index) => {
    walked += steps[index] ?? 0;
    if (walked < gap) return false;
    walked = 0;
    return true;
  });
  return guides.map(snapped);
}

/**
 * Moves points outside of a sheet farther away from it, so that a smooth line is straight where it crosses the edges.
 */
export function outward(line: readonly Point[], width: number, height: number): Point[] {
  const moved = (value: number, limit: number) => {
    if (value < 0) return value - stride;
    return value > limit ? value + stride : value;
  };
  return line.map(([x, y]): Point => [moved(x, width), moved(y, height)]);
}

export function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

/** Returns a point beyond `to`, far enough that the middle of the last leg of a smooth line is also beyond it. */
function beyond(from: Point, to: Point): Point {
  const share = (1.5 * stride) / (distance(from, to) || 1);
  return [to[0] + share * (to[0] - from[0]), to[1] + share * (to[1] - from[1])];
}

/**
 * Returns guides for the pieces of a closed line that are on a sheet of this size. Each piece begins and ends outside
 * of the sheet. Leaves out short pieces. Returns none for a line that never leaves the sheet.
 */
export function pieces(line: readonly Point[], width: number, height: number): Point[][] {
  const isOn = ([x, y]: Point) => x >= 0 && x <= width && y >= 0 && y <= height;
  const first = line.findIndex((point) => !isOn(point));
  if (first < 0) return [];
  const turned = [...line.slice(first), ...line.slice(0, first + 1)];
  const found: Point[][] = [[]];
  for (const point of turned) {
    if (isOn(point)) found.at(-1)?.push(point);
    else if (found.at(-1)?.length) found.push([]);
  }
  return found.flatMap((piece) => {
    const [start, next] = piece;
    const [before, end] = piece.slice(-2);
    if (!start || !next || !before || !end || lengthOf(piece) < stride) return [];
    const inner = thinned(piece.slice(0, -1));
    return [[beyond(next, start), ...inner, end, beyond(before, end)].map(snapped)];
  });
}
