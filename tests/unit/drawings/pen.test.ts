import { expect, test } from "vitest";
import {
  arcLine,
  digits,
  dots,
  loop,
  type Point,
  polar,
  ring,
  sparkle,
  spline,
  whole,
} from "../../../src/drawings/pen.ts";

/** Parses a list of points, such as "0 8, 10 8". */
const points = (text: string) => text.split(", ").map((point) => point.split(" ").map(Number) as unknown as Point);

test("rounds exact halves and their neighbors equally, and never to minus zero", () => {
  expect([2.5, 2.5 - Number.EPSILON, 2.5 + Number.EPSILON].map(whole)).toEqual([3, 3, 3]);
  expect([-2.5, -2.5 - Number.EPSILON, -2.5 + Number.EPSILON].map(whole)).toEqual([-2, -2, -2]);
  expect(Object.is(whole(-0.2), 0)).toBe(true);
});

test("measures angles clockwise from twelve o’clock", () => {
  const onTheClock = [0, 90, 180, 270].map((degrees) => polar(degrees, 10).map(whole));
  expect(onTheClock).toEqual(points("0 -10, 10 0, 0 10, -10 0"));
});

test("separates numbers with a minus sign where possible", () => {
  expect(digits(1, -2, 3.4, -5.6)).toBe("1-2 3-6");
});

test.each([
  ["one curve for three points, from midpoint to midpoint", "0 0, 20 0, 20 40", "M10 0q10 0 10 20"],
  ["one pair of whole numbers per further point", "0 0, 20 0, 20 40, 61 40, 61 -3", "M10 0q10 0 10 20t21 20 21-21"],
  ["points of equal height on a line", "0 8, 10 8, 30 8, 40 8", "M5 8q5 0 15 0t15 0"],
])("spline draws %s", (_, guides, d) => {
  expect(spline(points(guides))).toBe(d);
});

test("loop returns to its start", () => {
  expect(loop(points("0 0, 40 0, 40 40, 0 40"))).toBe("M20 0q20 0 20 20t-20 20-20-20 20-20z");
});

test.each([
  ["a ring as two half circles", ring([100, 50], 30), "M70 50a30 30 0 1 0 60 0a30 30 0 1 0-60 0"],
  ["a short arc", arcLine(10, 0, 90), "M0-10A10 10 0 0 1 10 0"],
  ["an arc longer than a half circle as the large arc", arcLine(10, 0, 270), "M0-10A10 10 0 1 1 -10 0"],
  ["a dot as a line without length", dots(points("1 2, 3 -4")), "M1 2h0M3-4h0"],
  ["a closed star", sparkle([0, 0], 10), "M0-10q0 10 10 10q-10 0-10 10q0-10-10-10q10 0 10-10"],
])("draws %s", (_, drawn, d) => {
  expect(drawn).toBe(d);
});
