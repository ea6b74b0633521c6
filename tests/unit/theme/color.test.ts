import { wcagLuminance } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, oklchToHex } from "../../../theme/color.ts";

describe("oklchToHex", () => {
  it.each([
    { name: "white", color: [1, 0, 0], hex: "#ffffff" },
    { name: "black", color: [0, 0, 0], hex: "#000000" },
    { name: "sRGB red", color: [0.627955, 0.257683, 29.2339], hex: "#ff0000" },
    { name: "sRGB lime", color: [0.86644, 0.294827, 142.4953], hex: "#00ff00" },
    { name: "sRGB blue", color: [0.452014, 0.313214, 264.052], hex: "#0000ff" },
  ] as const)("($name) is $hex", ({ color, hex }) => {
    expect(oklchToHex(color)).toBe(hex);
  });

  it.each([
    { color: [0.535, 0.15, 80], hex: "#8f6500" },
    { color: [0.45, 0.135, 81], hex: "#704f00" },
    { color: [0.37, 0.0925, 163], hex: "#004d33" },
    { color: [0.43, 0.1144, 66], hex: "#734300" },
  ] as const)("keeps the chroma of $color that a hex can show: $hex", ({ color, hex }) => {
    expect(oklchToHex(color)).toBe(hex);
  });

  it("gives up chroma and keeps lightness where sRGB ends", () => {
    const gray = wcagLuminance(oklchToHex([0.6, 0, 150]));
    const tooVivid = wcagLuminance(oklchToHex([0.6, 0.4, 150]));
    expect(tooVivid).toBeCloseTo(gray, 1);
    expect(oklchToHex([0.6, 0.4, 150])).toBe(oklchToHex([0.6, 0.9, 150]));
  });

  it("always gives a color that can be written", () => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true });
    const hue = fc.double({ min: 0, max: 360, noNaN: true });
    fc.assert(
      fc.property(unit, unit, hue, (lightness, chroma, angle) => {
        expect(oklchToHex([lightness, chroma, angle])).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});

describe("contrastRatio", () => {
  it("of black and white is 21, either way round", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#ffffff", "#000000")).toBeCloseTo(21, 5);
  });

  it("of the lightest gray that may be text on white is just above 4.5", () => {
    expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });

  it("of a color with itself is 1", () => {
    expect(contrastRatio("#a8431f", "#a8431f")).toBe(1);
  });

  it("refuses what is not #rrggbb", () => {
    expect(() => contrastRatio("red", "#ffffff")).toThrow('"red" is not a color of the form #rrggbb');
  });
});
