import { expect, test } from "vitest";
import { contour, type Hill, heightAt } from "../../../src/drawings/height.ts";
import type { Point } from "../../../src/drawings/pen.ts";

const hills: Hill[] = [
  { x: 100, y: 100, top: 1, reach: 80 },
  { x: 220, y: 140, top: 0.5, reach: 60 },
];
const summit: Point = [100, 100];

test("a hill reaches its top at the center and about a third at its reach", () => {
  const hill: Hill = { x: 0, y: 0, top: 1, reach: 50 };
  expect(heightAt([hill], 0, 0)).toBe(1);
  expect(heightAt([hill], 30, 40)).toBeCloseTo(0.37, 2);
});

test("a contour has one point per ray, each at its level", () => {
  const points = contour(hills, 0.6, summit, 16);
  expect(points).toHaveLength(16);
  for (const [x, y] of points) expect(heightAt(hills, x, y)).toBeCloseTo(0.6, 3);
});

test("higher contours are within lower ones", () => {
  const reaches = (level: number) => contour(hills, level, summit, 24).map(([x, y]) => Math.hypot(x - 100, y - 100));
  const low = reaches(0.5);
  expect(reaches(0.8).every((reach, ray) => reach < (low[ray] ?? 0))).toBe(true);
});
