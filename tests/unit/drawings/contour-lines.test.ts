import { expect, test } from "vitest";
import { contourLines, heightOn, outward, pieces, thinned } from "../../../src/drawings/contour-lines.ts";

const peak = [
  [0, 0, 0],
  [0, 10, 0],
  [0, 0, 0],
];

test("draws one closed line around a peak, between the corners of the grid", () => {
  const [line = [], ...others] = contourLines(peak, 100, 5);
  expect(others).toEqual([]);
  expect(new Set(line.map(String))).toEqual(new Set(["100,50", "150,100", "100,150", "50,100"]));
});

test("draws one line around two peaks that meet at a corner", () => {
  const saddle = [
    [0, 0, 0, 0],
    [0, 10, 0, 0],
    [0, 0, 10, 0],
    [0, 0, 0, 0],
  ];
  const [line = [], ...others] = contourLines(saddle, 10, 5);
  expect(others).toEqual([]);
  expect(new Set(line.map(String)).size).toBe(8);
});

test("closes a line that leaves the grid outside of it", () => {
  const slope = [
    [10, 0],
    [10, 0],
  ];
  const [line = []] = contourLines(slope, 100, 5);
  expect(line.some(([x]) => x < 0)).toBe(true);
  expect(line.some(([, y]) => y > 100)).toBe(true);
});

test("draws nothing above the highest point", () => {
  expect(contourLines(peak, 100, 11)).toEqual([]);
});

test("finds heights between the corners and beside the grid", () => {
  expect(heightOn(peak, 100, [100, 100])).toBe(10);
  expect(heightOn(peak, 100, [150, 100])).toBe(5);
  expect(heightOn(peak, 100, [500, -40])).toBe(0);
});

test("cuts a line into pieces that end outside of the sheet", () => {
  const across = [
    [-50, 300],
    [0, 300],
    [250, 300],
    [500, 300],
    [750, 300],
    [1000, 300],
    [1050, 300],
    [1050, -50],
    [-50, -50],
  ] as const;
  const [piece = [], ...others] = pieces(across, 1000, 600);
  expect(others).toEqual([]);
  expect(piece[0]?.[0]).toBeLessThan(-100);
  expect(piece.at(-1)?.[0]).toBeGreaterThan(1100);
});

test("keeps guides at about even distances, and six of a short line", () => {
  const long = Array.from({ length: 100 }, (_, index) => [index * 20, 0] as const);
  expect(thinned(long).length).toBeLessThan(20);
  const short = Array.from({ length: 24 }, (_, index) => [index * 2, 0] as const);
  expect(thinned(short).length).toBeGreaterThanOrEqual(6);
});

test("moves only points beside the sheet outward", () => {
  const [west, on, south] = outward(
    [
      [-5, 10],
      [5, 10],
      [5, 30],
    ] as const,
    20,
    20,
  );
  expect(west?.[0]).toBeLessThan(-100);
  expect(on).toEqual([5, 10]);
  expect(south?.[1]).toBeGreaterThan(100);
});
