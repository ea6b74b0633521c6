import { expect, it } from "vitest";
import { filterMatrix, visions } from "../color/color-vision.ts";

it.each(visions)("preserves white for %s because each matrix row sums to one", (vision) => {
  const rows = filterMatrix(vision).split(" ").map(Number);
  for (const row of [0, 1, 2]) {
    expect(rows.slice(row * 5, row * 5 + 3).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
  }
});
