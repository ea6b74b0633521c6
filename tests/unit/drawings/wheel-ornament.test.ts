import { describe, expect, test } from "vitest";
import { patch } from "../../../src/drawings/mark.ts";
import { segmentPatch } from "../../../src/drawings/segment-patch.ts";
import { praxisArcs, segmentAngle, segmentMiddle, segments } from "../../../src/drawings/wheel-ornament.ts";

describe("wheel", () => {
  test("fills the circle with its segments", () => {
    expect(segments * segmentAngle).toBe(360);
  });

  test("orders equal segments clockwise from the top", () => {
    const middles = Array.from({ length: 10 }, (_, index) => segmentMiddle(index));
    expect(middles).toEqual([18, 54, 90, 126, 162, 198, 234, 270, 306, 342]);
  });
});

describe("segmentPatch", () => {
  const d = segmentPatch(100, 300, 10, 12);

  test("uses whole numbers", () => {
    expect(d).not.toMatch(/\.|e|NaN/);
  });

  test("is symmetrical", () => {
    const across = [...d.matchAll(/[MLA](?:\d+ \d+ 0 \d \d)?\s?(-?\d+)/g)].map(([, x]) => Number(x));
    expect(Math.max(...across)).toBe(-Math.min(...across));
  });
});

test("matches the segment in the logo", () => {
  expect(patch).toBe(segmentPatch(130, 310, 30, 26));
});

describe("praxis arcs", () => {
  test("use three distinct circles from the inside out", () => {
    const circles = praxisArcs.map((arc) => arc.inner);
    expect(circles).toEqual([...new Set(circles)].sort((a, b) => a - b));
    expect(circles).toHaveLength(3);
  });
});
