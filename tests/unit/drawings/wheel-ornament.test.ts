import { describe, expect, test } from "vitest";
import { patch } from "../../../src/drawings/mark.ts";
import { segmentPatch } from "../../../src/drawings/segment-patch.ts";
import { praxisArcs, segmentAngle, segmentMiddle, segments } from "../../../src/drawings/wheel-ornament.ts";

describe("the wheel", () => {
  test("its segments fill the circle", () => {
    expect(segments * segmentAngle).toBe(360);
  });

  test("segments run clockwise from twelve o’clock, an equal turn apart", () => {
    const middles = Array.from({ length: 10 }, (_, index) => segmentMiddle(index));
    expect(middles).toEqual([18, 54, 90, 126, 162, 198, 234, 270, 306, 342]);
  });
});

describe("segmentPatch", () => {
  const d = segmentPatch(100, 300, 10, 12);

  test("is drawn in whole numbers", () => {
    expect(d).not.toMatch(/\.|e|NaN/);
  });

  test("is the same on its left as on its right", () => {
    const across = [...d.matchAll(/[MLA](?:\d+ \d+ 0 \d \d)?\s?(-?\d+)/g)].map(([, x]) => Number(x));
    expect(Math.max(...across)).toBe(-Math.min(...across));
  });
});

test("the mark’s segment, written out, is the one the wheel would draw", () => {
  expect(patch).toBe(segmentPatch(130, 310, 30, 26));
});

describe("praxis arcs", () => {
  test("there are three, each on a circle of its own, from the inside out", () => {
    const circles = praxisArcs.map((arc) => arc.inner);
    expect(circles).toEqual([...new Set(circles)].sort((a, b) => a - b));
    expect(circles).toHaveLength(3);
  });
});
