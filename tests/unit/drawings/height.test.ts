import { describe, expect, test } from "vitest";
import { contour, type Hill, heightAt } from "../../../src/drawings/height.ts";
import type { Point } from "../../../src/drawings/pen.ts";

const hills: Hill[] = [
  { x: 100, y: 100, top: 1, reach: 80 },
  { x: 220, y: 140, top: 0.5, reach: 60 },
];
const summit: Point = [100, 100];

describe("heightAt", () => {
  test("reaches its top at the center and about a third at its reach", () => {
    const hill: Hill = { x: 0, y: 0, top: 1, reach: 50 };
    expect(heightAt([hill], 0, 0)).toBe(1);
    expect(heightAt([hill], 30, 40)).toBeCloseTo(0.37, 2);
  });
});

describe("contour", () => {
  test("places each point at its level", () => {
    for (const [x, y] of contour(hills, 0.6, summit, 16)) expect(heightAt(hills, x, y)).toBeCloseTo(0.6, 3);
  });

  test("places higher lines within lower ones", () => {
    const low = contour(hills, 0.5, summit, 24).map((point) => distance(summit, point));
    const high = contour(hills, 0.8, summit, 24).map((point) => distance(summit, point));
    expect(high.every((reach, ray) => reach < (low[ray] ?? 0))).toBe(true);
  });

  test("returns one point per ray", () => {
    expect(contour(hills, 0.5, summit, 7)).toHaveLength(7);
  });
});

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}
