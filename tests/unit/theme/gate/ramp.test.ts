import { readFileSync } from "node:fs";
import { hexToOklch, type Oklch, oklchToHex } from "@kindred-ground/tokens/color/color.ts";
import { describe, expect, it } from "vitest";
import { rampOfColor, stepsIn, withComponents } from "../../../../theme/gate/ramp.ts";

const file = "theme/tokens/color.tokens.json";
const text = readFileSync(file, "utf8");
const clay = stepsIn(text, "clay").map(({ components }) => components);

describe("rampOfColor", () => {
  const purple = rampOfColor(clay, hexToOklch("#643b9a"));

  it("keeps the lightness of each step", () => {
    expect(purple.map(([lightness]) => lightness)).toEqual(clay.map(([lightness]) => lightness));
  });

  it("contains the color if a step has its lightness", () => {
    expect(purple.map(oklchToHex)).toContain("#643b9a");
  });

  it("has one hue", () => {
    expect(new Set(purple.map(([, , hue]) => hue)).size).toBe(1);
  });

  it("reduces chroma outside sRGB", () => {
    const [bright] = rampOfColor([[0.9, 0.2, 30]], [0.9, 0.3, 264]);
    expect(bright?.[1]).toBeLessThan(0.06);
    const shown = hexToOklch(oklchToHex(bright as Oklch));
    expect(shown[1]).toBeCloseTo(bright?.[1] ?? 0, 2);
  });

  it("returns grays for a gray", () => {
    expect(rampOfColor(clay, hexToOklch("#808080")).every(([, chroma]) => chroma < 0.001)).toBe(true);
  });
});

describe("a ramp in a token file", () => {
  it("is read in the order of its steps", () => {
    const names = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950].map((step) => `color.clay.${step}`);
    expect(stepsIn(text, "clay").map(({ path }) => path)).toEqual(names);
  });

  it("is replaced without other changes to the file", () => {
    const steps = stepsIn(text, "clay");
    const other = steps.map(({ components: [l, c] }): Oklch => [l, c, 300]);
    const written = withComponents(text, steps, other);
    expect(stepsIn(written, "clay").map(({ components }) => components)).toEqual(other);
    expect(withComponents(written, stepsIn(written, "clay"), clay)).toBe(text);
  });

  it("throws an error with all names if it doesn't exist", () => {
    expect(() => stepsIn(text, "caly")).toThrow(`${file} has no ramp "caly"; it has neutral, dusk, clay,`);
  });
});
