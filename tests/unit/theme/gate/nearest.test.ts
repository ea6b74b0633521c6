import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, hexToOklch } from "../../../../theme/color.ts";
import { meets, nearestColor, nearestStep } from "../../../../theme/gate/nearest.ts";

const grays = ["#ffffff", "#cccccc", "#999999", "#666666", "#333333", "#000000"].map((hex, index) => ({
  path: `color.gray.${index}`,
  hex,
}));

describe("nearestColor", () => {
  it("leaves alone what passes", () => {
    expect(nearestColor("#767676", [{ other: "#ffffff", ratio: 4.5 }])).toBe("#767676");
  });

  it("goes darker on white and lighter on black, no further than it must", () => {
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

  it("finds none where one color asks for light and another for dark", () => {
    const constraints = ["#ffffff", "#000000"].map((other) => ({ other, ratio: 7 }));
    expect(nearestColor("#777777", constraints)).toBeUndefined();
  });

  it("passes wherever it finds one", () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(hex, hex, (color, other) => {
        const found = nearestColor(color, [{ other, ratio: 4.5 }]);
        expect(found && meets(found, [{ other, ratio: 4.5 }])).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe("nearestStep", () => {
  it("is the step nearest in lightness that passes, whichever side it lies on", () => {
    expect(nearestStep("#999999", grays, [{ other: "#ffffff", ratio: 4.5 }])?.path).toBe("color.gray.3");
    expect(nearestStep("#666666", grays, [{ other: "#000000", ratio: 4.5 }])?.path).toBe("color.gray.2");
  });

  it("is none where no step passes", () => {
    expect(nearestStep("#999999", grays, [{ other: "#777777", ratio: 7 }])).toBeUndefined();
  });
});
