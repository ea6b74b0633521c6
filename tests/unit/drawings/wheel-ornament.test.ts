import { expect, test } from "vitest";
import { patch } from "../../../src/drawings/mark.ts";
import { segmentPatch } from "../../../src/drawings/segment-patch.ts";
import { segmentMiddle } from "../../../src/drawings/wheel-ornament.ts";

test("orders equal segments clockwise from the top", () => {
  const middles = Array.from({ length: 10 }, (_, index) => segmentMiddle(index));
  expect(middles).toEqual([18, 54, 90, 126, 162, 198, 234, 270, 306, 342]);
});

test("draws a symmetrical segment with whole numbers", () => {
  const d = segmentPatch(100, 300, 10, 12);
  expect(d).not.toMatch(/\.|e|NaN/);
  const across = [...d.matchAll(/[MLA](?:\d+ \d+ 0 \d \d)?\s?(-?\d+)/g)].map(([, x]) => Number(x));
  expect(Math.max(...across)).toBe(-Math.min(...across));
});

test("matches the segment in the logo", () => {
  expect(patch).toBe(segmentPatch(130, 310, 30, 26));
});
