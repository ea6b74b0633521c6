import { describe, expect, test } from "vitest";
import { arcLine, digits, dots, loop, polar, ring, sparkle, spline, whole } from "../../../src/drawings/pen.ts";

describe("whole", () => {
  test("rounds exact halves and their neighbors equally", () => {
    expect([2.5, 2.5 - Number.EPSILON, 2.5 + Number.EPSILON].map(whole)).toEqual([3, 3, 3]);
    expect([-2.5, -2.5 - Number.EPSILON, -2.5 + Number.EPSILON].map(whole)).toEqual([-2, -2, -2]);
  });

  test("never returns minus zero", () => {
    expect(Object.is(whole(-0.2), 0)).toBe(true);
  });
});

describe("polar", () => {
  test("runs clockwise from twelve o’clock", () => {
    const onTheClock = [0, 90, 180, 270].map((degrees) => polar(degrees, 10).map(whole));
    expect(onTheClock).toEqual([
      [0, -10],
      [10, 0],
      [0, 10],
      [-10, 0],
    ]);
  });
});

describe("digits", () => {
  test("separates numbers with a minus sign where possible", () => {
    expect(digits(1, -2, 3.4, -5.6)).toBe("1-2 3-6");
  });
});

describe("spline", () => {
  test("draws one curve for three points, from midpoint to midpoint", () => {
    const d = spline([
      [0, 0],
      [20, 0],
      [20, 40],
    ]);
    expect(d).toBe("M10 0q10 0 10 20");
  });

  test("adds one pair of whole numbers per further point", () => {
    const d = spline([
      [0, 0],
      [20, 0],
      [20, 40],
      [61, 40],
      [61, -3],
    ]);
    expect(d).toBe("M10 0q10 0 10 20t21 20 21-21");
  });

  test("keeps points of equal height on a line", () => {
    const d = spline([
      [0, 8],
      [10, 8],
      [30, 8],
      [40, 8],
    ]);
    expect(d).toBe("M5 8q5 0 15 0t15 0");
  });
});

describe("loop", () => {
  test("returns to its start", () => {
    const d = loop([
      [0, 0],
      [40, 0],
      [40, 40],
      [0, 40],
    ]);
    expect(d).toBe("M20 0q20 0 20 20t-20 20-20-20 20-20z");
  });
});

describe("shapes", () => {
  test("draws a ring as two half circles", () => {
    expect(ring([100, 50], 30)).toBe("M70 50a30 30 0 1 0 60 0a30 30 0 1 0-60 0");
  });

  test("draws an arc longer than a half circle as the large arc", () => {
    expect(arcLine(10, 0, 90)).toBe("M0-10A10 10 0 0 1 10 0");
    expect(arcLine(10, 0, 270)).toBe("M0-10A10 10 0 1 1 -10 0");
  });

  test("draws a dot as a line without length", () => {
    const d = dots([
      [1, 2],
      [3, -4],
    ]);
    expect(d).toBe("M1 2h0M3-4h0");
  });

  test("draws a closed star", () => {
    expect(sparkle([0, 0], 10)).toBe("M0-10q0 10 10 10q-10 0-10 10q0-10-10-10q10 0 10-10");
  });
});
