import { describe, expect, test } from "vitest";
import { arcLine, digits, dots, loop, polar, ring, sparkle, spline, whole } from "../../../src/drawings/pen.ts";

describe("whole", () => {
  test("an exact half and its neighbours in the last bit round alike", () => {
    expect([2.5, 2.5 - Number.EPSILON, 2.5 + Number.EPSILON].map(whole)).toEqual([3, 3, 3]);
    expect([-2.5, -2.5 - Number.EPSILON, -2.5 + Number.EPSILON].map(whole)).toEqual([-2, -2, -2]);
  });

  test("there is no minus zero", () => {
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
  test("lets a minus sign part two numbers", () => {
    expect(digits(1, -2, 3.4, -5.6)).toBe("1-2 3-6");
  });
});

describe("spline", () => {
  test("three points give one curve, from the middle of one leg to the middle of the other", () => {
    const d = spline([
      [0, 0],
      [20, 0],
      [20, 40],
    ]);
    expect(d).toBe("M10 0q10 0 10 20");
  });

  test("every further point adds one pair of whole numbers", () => {
    const d = spline([
      [0, 0],
      [20, 0],
      [20, 40],
      [61, 40],
      [61, -3],
    ]);
    expect(d).toBe("M10 0q10 0 10 20t21 20 21-21");
  });

  test("a line of points on one height stays on it", () => {
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
  test("comes back to where it began", () => {
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
  test("a ring is two half circles about its centre", () => {
    expect(ring([100, 50], 30)).toBe("M70 50a30 30 0 1 0 60 0a30 30 0 1 0-60 0");
  });

  test("an arc takes the long way when it spans more than half a circle", () => {
    expect(arcLine(10, 0, 90)).toBe("M0-10A10 10 0 0 1 10 0");
    expect(arcLine(10, 0, 270)).toBe("M0-10A10 10 0 1 1 -10 0");
  });

  test("a dot is a line of no length", () => {
    const d = dots([
      [1, 2],
      [3, -4],
    ]);
    expect(d).toBe("M1 2h0M3-4h0");
  });

  test("a star’s four sides close", () => {
    expect(sparkle([0, 0], 10)).toBe("M0-10q0 10 10 10q-10 0-10 10q0-10-10-10q10 0 10-10");
  });
});
