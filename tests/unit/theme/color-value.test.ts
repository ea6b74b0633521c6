import { describe, expect, it } from "vitest";
import { colorToHex, displayP3 } from "../../../theme/color-value.ts";
import type { ColorValue } from "../../../theme/dtcg/values/color.ts";

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
  ])("of $colorSpace is the same green", (one) => {
    expect(colorToHex(one)).toBe("#008000");
  });

  it("takes a component without meaning for 0", () => {
    expect(colorToHex(color("hsl", "none", 0, 100))).toBe("#ffffff");
  });

  it("ends with the opacity where something shines through", () => {
    expect(colorToHex({ ...color("srgb", 0, 0, 0), alpha: 0.5 })).toBe("#00000080");
  });

  it("is the stand-in that the file names, where sRGB has not the color", () => {
    expect(colorToHex({ ...color("display-p3", 0, 1, 0), hex: "#00e000" })).toBe("#00e000");
  });
});

describe("displayP3", () => {
  it("is for colors that sRGB has not", () => {
    expect(displayP3(color("display-p3", 0, 1, 0))).toBe("color(display-p3 0 1 0)");
    expect(displayP3(color("srgb", 0, 1, 0))).toBeUndefined();
  });

  it("loses chroma where even P3 ends, and keeps what shines through", () => {
    const [, ...channels] =
      /\(display-p3 (\S+) (\S+) (\S+) \/ 0\.5\)/.exec(displayP3({ ...color("rec2020", 0, 1, 0), alpha: 0.5 }) ?? "") ??
      [];
    expect(channels).toHaveLength(3);
    for (const channel of channels.map(Number)) expect(channel === Math.min(1, Math.max(0, channel))).toBe(true);
  });
});
