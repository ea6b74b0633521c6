import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, hexToOklch } from "../../color/color.ts";
import { nearestColor, nearestStep } from "../../gate/fix.ts";

const grays = ["#ffffff", "#cccccc", "#999999", "#666666", "#333333", "#000000"].map((hex, index) => ({
  path: `color.gray.${index}`,
  hex,
}));

describe("nearestColor", () => {
  it("returns an already passing color unchanged", () => {
    expect(nearestColor("#767676", [{ other: "#ffffff", ratio: 4.5 }])).toBe("#767676");
  });

  it("returns a darker color on white and a lighter one on black", () => {
    expect(nearestColor("#7a7a7a", [{ other: "#ffffff", ratio: 4.5 }])).toBe("#767676");
    expect(contrastRatio(nearestColor("#333333", [{ other: "#000000", ratio: 4.5 }]) ?? "", "#000000")).toBeCloseTo(
      4.5,
      0,
    );
  });

  it("keeps the hue", () => {
    const [, , hue] = hexToOklch(nearestColor("#e98d5f", [{ other: "#ffffff", ratio: 4.5 }]) ?? "");
    expect(Math.abs(hue - hexToOklch("#e98d5f")[2])).toBeLessThan(1);
  });

  it("returns undefined if the constraints need both a lighter and a darker color", () => {
    const constraints = ["#ffffff", "#000000"].map((other) => ({ other, ratio: 7 }));
    expect(nearestColor("#777777", constraints)).toBeUndefined();
  });

  it("returns a passing color for any pair", () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(hex, hex, (color, other) => {
        const found = nearestColor(color, [{ other, ratio: 4.5 }]);
        expect(contrastRatio(found ?? other, other)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 30 },
    );
  });
});

describe("nearestStep", () => {
  it("returns the nearest passing step in lightness, lighter or darker", () => {
    expect(nearestStep("#999999", grays, [{ other: "#ffffff", ratio: 4.5 }])?.path).toBe("color.gray.3");
    expect(nearestStep("#666666", grays, [{ other: "#000000", ratio: 4.5 }])?.path).toBe("color.gray.2");
  });

  it("returns undefined if no step passes", () => {
    expect(nearestStep("#999999", grays, [{ other: "#777777", ratio: 7 }])).toBeUndefined();
  });
});
