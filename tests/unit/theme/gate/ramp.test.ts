import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hexToOklch, type Oklch, oklchToHex } from "../../../../theme/color.ts";
import { stepsIn, withComponents } from "../../../../theme/gate/edit-ramp.ts";
import { movedPairs } from "../../../../theme/gate/moved.ts";

import { rampOfColor } from "../../../../theme/gate/ramp.ts";
import { themeColors } from "../../../../theme/gate/theme-colors.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";

const file = "theme/tokens/color.tokens.json";
const text = readFileSync(file, "utf8");
const clay = stepsIn(text, file, "clay").map(({ components }) => components);

describe("rampOfColor", () => {
  const purple = rampOfColor(clay, hexToOklch("#643b9a"));

  it("keeps the lightness of each step", () => {
    expect(purple.map(([lightness]) => lightness)).toEqual(clay.map(([lightness]) => lightness));
  });

  it("has the color itself where a step is as light as it", () => {
    expect(purple.map(oklchToHex)).toContain("#643b9a");
  });

  it("has one hue", () => {
    expect(new Set(purple.map(([, , hue]) => hue)).size).toBe(1);
  });

  it("gives up chroma where sRGB ends", () => {
    const [bright] = rampOfColor([[0.9, 0.2, 30]], [0.9, 0.3, 264]);
    expect(bright?.[1]).toBeLessThan(0.06);
    const shown = hexToOklch(oklchToHex(bright as Oklch));
    expect(shown[1]).toBeCloseTo(bright?.[1] ?? 0, 2);
  });

  it("makes grays of a gray", () => {
    expect(rampOfColor(clay, hexToOklch("#808080")).every(([, chroma]) => chroma < 0.001)).toBe(true);
  });
});

describe("a ramp in the text of a token file", () => {
  it("is read in the order of its steps", () => {
    const names = ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900", "950"];
    expect(stepsIn(text, file, "clay").map(({ name }) => name)).toEqual(names);
  });

  it("is replaced, and all else stays to the byte", () => {
    const steps = stepsIn(text, file, "clay");
    const other = steps.map(({ components: [l, c] }): Oklch => [l, c, 300]);
    const written = withComponents(text, steps, other);
    expect(stepsIn(written, file, "clay").map(({ components }) => components)).toEqual(other);
    expect(withComponents(written, stepsIn(written, file, "clay"), clay)).toBe(text);
  });

  it("that is not there is asked for by one of its names", () => {
    expect(() => stepsIn(text, file, "caly")).toThrow(`${file} has no ramp "caly"; it has neutral, dusk, clay,`);
  });
});

it("movedPairs tells old and new ratio of what moved alone, what fails first", () => {
  const before = themeColors(tokenFiles, resolver);
  const pale = withComponents(text, stepsIn(text, file, "clay").slice(6, 7), [[0.7, 0.1, 38.9]]);
  const after = themeColors({ ...tokenFiles, "color.tokens.json": JSON.parse(pale) }, resolver);
  const pairs = [
    { purpose: "text", foreground: "fg.default", background: "bg.canvas" },
    { purpose: "graphic", foreground: "clay.solid", background: "bg.canvas" },
  ] as const;
  expect(movedPairs(pairs, before, after)).toEqual(["light: graphic clay.solid on bg.canvas 5.63 → 2.60, but needs 3"]);
});
