import { describe, expect, test } from "vitest";
import { icons } from "../../../src/drawings/icons.ts";

describe.each(Object.entries(icons))("icon %s", (_, d) => {
  test("contains path data of at most 200 bytes", () => {
    expect(d).toMatch(/^M[\d\s.\-MLHVCSQTAZmlhvcsqtaz]+$/);
    expect(new TextEncoder().encode(d).length).toBeLessThanOrEqual(200);
  });

  test("starts each stroke inside the grid with room for its width", () => {
    for (const [, x, y] of d.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(1);
      expect(Number(x)).toBeLessThanOrEqual(23);
      expect(Number(y)).toBeGreaterThanOrEqual(1);
      expect(Number(y)).toBeLessThanOrEqual(23);
    }
  });
});
