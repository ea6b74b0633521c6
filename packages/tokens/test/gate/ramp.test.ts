import { describe, expect, it } from "vitest";
import { displayP3, hexToOklch, type Oklch, oklchToHex } from "../../color/color.ts";
import { describeRamps, moveStep, rampOfColor, rampPresets, stepsIn, withComponents } from "../../gate/ramp.ts";
import { texts } from "../theme.ts";

const file = "color.tokens.json";
const text = texts[file] ?? "";
const clay = stepsIn(text, "clay", file).map(({ components }) => components);

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
    const names = [50, 100, 300, 400, 600, 700, 800].map((step) => `color.clay.${step}`);
    expect(stepsIn(text, "clay", file).map(({ path }) => path)).toEqual(names);
  });

  it("is replaced without other changes to the file", () => {
    const steps = stepsIn(text, "clay", file);
    const other = steps.map(({ components: [l, c] }): Oklch => [l, c, 300]);
    const written = withComponents(text, steps, other);
    expect(stepsIn(written, "clay", file).map(({ components }) => components)).toEqual(other);
    expect(withComponents(written, stepsIn(written, "clay", file), clay)).toBe(text);
  });

  it("throws an error with all names if it doesn't exist", () => {
    expect(() => stepsIn(text, "caly", file)).toThrow(`${file} has no ramp "caly"; it has neutral, clay, plum`);
  });
});

it("describeRamps lists each ramp with its description", () => {
  expect(describeRamps(text).map((line) => line.trim().split(/ {2,}/))).toEqual([
    ["neutral", "Warm grays."],
    ["clay", "Fired clay."],
    ["plum", "Ripe plums."],
  ]);
});

describe("a changed step", () => {
  const ramp: readonly Oklch[] = [
    [0.95, 0.02, 40],
    [0.6, 0.14, 38],
    [0.2, 0.05, 36],
  ];
  const isInSrgb = (components: Oklch) => displayP3({ colorSpace: "oklch", components }) === undefined;

  it("keeps the lightness of a handle between its neighbors", () => {
    expect(moveStep(ramp, 1, "lightness", 1)[0]).toBe(0.95);
    expect(moveStep(ramp, 1, "lightness", 0)[0]).toBe(0.2);
    expect(moveStep(ramp, 0, "lightness", 1)[0]).toBe(1);
    expect(moveStep([...ramp].reverse(), 1, "lightness", 1)[0]).toBe(0.95);
  });

  it("keeps chroma within sRGB for every handle and preset", () => {
    const vivid = moveStep(ramp, 1, "chroma", 0.34);
    expect(vivid[1]).toBeLessThan(0.34);
    const all = [vivid, moveStep(ramp, 1, "hue", 200), ...Object.values(rampPresets).flatMap((preset) => preset(ramp))];
    expect(all.filter((color) => !isInSrgb(color))).toEqual([]);
  });

  it("spaces lightness evenly, and gives one hue", () => {
    expect(rampPresets.even(ramp).map(([lightness]) => lightness)).toEqual([0.95, 0.575, 0.2]);
    expect(new Set(rampPresets.hue(ramp).map(([, , hue]) => hue))).toEqual(new Set([38]));
    expect(rampPresets.calmer(ramp)[1]?.[1]).toBeCloseTo(0.112);
  });
});
