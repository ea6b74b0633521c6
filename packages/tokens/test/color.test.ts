import { wcagLuminance } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colorToHex, contrastRatio, displayP3, oklchToHex } from "../color/color.ts";
import type { ColorValue } from "../dtcg/values.ts";

describe("oklchToHex", () => {
  it.each([
    { color: [0.535, 0.15, 80], hex: "#8f6500" },
    { color: [0.45, 0.135, 81], hex: "#704f00" },
    { color: [0.37, 0.0925, 163], hex: "#004d33" },
    { color: [0.43, 0.1144, 66], hex: "#734300" },
  ] as const)("keeps the chroma of $color: $hex", ({ color, hex }) => {
    expect(oklchToHex(color)).toBe(hex);
  });

  it("reduces chroma and keeps lightness outside sRGB", () => {
    const gray = wcagLuminance(oklchToHex([0.6, 0, 150]));
    const tooVivid = wcagLuminance(oklchToHex([0.6, 0.4, 150]));
    expect(tooVivid).toBeCloseTo(gray, 1);
    expect(oklchToHex([0.6, 0.4, 150])).toBe(oklchToHex([0.6, 0.9, 150]));
  });

  it("returns #rrggbb for any color", () => {
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
  it("returns 21 for black and white in either order", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#ffffff", "#000000")).toBeCloseTo(21, 5);
  });

  it("returns just above 4.5 for the lightest gray that text on white allows", () => {
    expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });

  it("returns 1 for a color and itself", () => {
    expect(contrastRatio("#a8431f", "#a8431f")).toBe(1);
  });

  it("rejects notations other than #rrggbb", () => {
    expect(() => contrastRatio("red", "#ffffff")).toThrow('"red" is not a color of the form #rrggbb');
  });
});

const color = (colorSpace: ColorValue["colorSpace"], ...components: ColorValue["components"]): ColorValue => ({
  colorSpace,
  components,
});

describe("colorToHex", () => {
  // Green, #008000, in each color space, from the CSS Color 4 reference tests (web-platform-tests, css/css-color).
  it.each([
    color("srgb", 0, 0.501961, 0),
    color("srgb-linear", 0, 0.21586, 0),
    color("hsl", 120, 100, 25.0980392),
    color("hwb", 120, 0, 49.8039),
    color("lab", 46.2775, -47.5621, 48.5837),
    color("lch", 46.2775, 67.9892, 134.3912),
    color("oklab", 0.51975, -0.1403, 0.10768),
    color("oklch", 0.51975, 0.17686, 142.495),
    color("display-p3", 0.21604, 0.49418, 0.13151),
    color("a98-rgb", 0.281363, 0.498012, 0.116746),
    color("prophoto-rgb", 0.230479, 0.395789, 0.129968),
    color("rec2020", 0.235202, 0.431704, 0.085432),
    color("xyz-d65", 0.07719, 0.15438, 0.02573),
    color("xyz-d50", 0.08312, 0.154746, 0.020961),
  ])("returns the same green for $colorSpace", (one) => {
    expect(colorToHex(one)).toBe("#008000");
  });

  it("treats none as 0", () => {
    expect(colorToHex(color("hsl", "none", 0, 100))).toBe("#ffffff");
  });

  it("adds the opacity of a transparent color", () => {
    expect(colorToHex({ ...color("srgb", 0, 0, 0), alpha: 0.5 })).toBe("#00000080");
  });

  it("returns the fallback of the file for a color outside sRGB", () => {
    expect(colorToHex({ ...color("display-p3", 0, 1, 0), hex: "#00e000" })).toBe("#00e000");
  });
});

describe("displayP3", () => {
  it("returns a value only for colors outside sRGB", () => {
    expect(displayP3(color("display-p3", 0, 1, 0))).toBe("color(display-p3 0 1 0)");
    expect(displayP3(color("srgb", 0, 1, 0))).toBeUndefined();
  });

  it("reduces chroma outside P3 and keeps opacity", () => {
    const [, ...channels] =
      /\(display-p3 (\S+) (\S+) (\S+) \/ 0\.5\)/.exec(displayP3({ ...color("rec2020", 0, 1, 0), alpha: 0.5 }) ?? "") ??
      [];
    expect(channels).toHaveLength(3);
    for (const channel of channels.map(Number)) expect(channel === Math.min(1, Math.max(0, channel))).toBe(true);
  });
});
