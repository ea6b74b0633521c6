import type { Oklch } from "@kindred-ground/tokens/color/color.ts";
import { expect, test } from "vitest";
import { isInGamut } from "../../../../src/design/curves.ts";
import { editorFor } from "../../../../src/design/workbench/editor-for.ts";
import { moveStep, rampPresets as presets } from "../../../../theme/gate/ramp.ts";

const ramp: readonly Oklch[] = [
  [0.95, 0.02, 40],
  [0.6, 0.14, 38],
  [0.2, 0.05, 36],
];

test("keeps the lightness of a handle between its neighbors", () => {
  expect(moveStep(ramp, 1, "lightness", 1)[0]).toBe(0.95);
  expect(moveStep(ramp, 1, "lightness", 0)[0]).toBe(0.2);
  expect(moveStep(ramp, 0, "lightness", 1)[0]).toBe(1);
  expect(moveStep([...ramp].reverse(), 1, "lightness", 1)[0]).toBe(0.95);
});

test("keeps chroma within sRGB for every handle and preset", () => {
  const vivid = moveStep(ramp, 1, "chroma", 0.34);
  expect(vivid[1]).toBeLessThan(0.34);
  const all = [vivid, moveStep(ramp, 1, "hue", 200), ...Object.values(presets).flatMap((preset) => preset(ramp))];
  expect(all.filter((color) => !isInGamut(color))).toEqual([]);
});

test("spaces lightness evenly, and gives one hue", () => {
  expect(presets.even(ramp).map(([lightness]) => lightness)).toEqual([0.95, 0.575, 0.2]);
  expect(new Set(presets.hue(ramp).map(([, , hue]) => hue))).toEqual(new Set([38]));
  expect(presets.calmer(ramp)[1]?.[1]).toBeCloseTo(0.112);
});

test("gives composite values fields with the types of their parts, and other values none", () => {
  const length = { value: 0, unit: "rem" };
  const shadow = { color: "{color.ink}", offsetX: length, offsetY: length, blur: length, spread: length };
  expect(editorFor({ type: "shadow" }, shadow)).toMatchObject({
    kind: "fields",
    parts: { color: "color", blur: "dimension" },
  });
  expect(editorFor({ type: "typography" }, { fontSize: "{fontSizes.h1.max}" })).toMatchObject({ kind: "fields" });
  expect(editorFor({ type: "transition" }, { duration: { value: 1, unit: "s" } })).toMatchObject({
    parts: { timingFunction: "cubicBezier" },
  });
  expect(editorFor({ type: "fontFamily" }, ["Fraunces", "serif"])).toMatchObject({ kind: "families" });
  expect(editorFor({ type: "dimension" }, "{spacing.4}")).toEqual({
    kind: "alias",
    target: "spacing.4",
    isColor: false,
  });
  expect(editorFor({ type: "shadow" }, [shadow, shadow])).toMatchObject({ kind: "text" });
});
