import { expect, it } from "vitest";
import { wrongRamps } from "../../gate/mode-ramps.ts";

function linesFor(steps: Readonly<Record<string, string>>): string[] {
  const modes = Object.entries(steps).map(([mode, step]) => [mode, new Map([["wheel.2", { hex: "#000000", step }]])]);
  const colors = { ramps: new Map(), modes: Object.fromEntries(modes) };
  return wrongRamps(colors, { ofOneRamp: ["wheel.2"] }, (mode) => `${mode}.json:3: `);
}

it("accepts other steps of one ramp", () => {
  expect(linesFor({ light: "color.spoke.2.600", dark: "color.spoke.2.300", more: "color.spoke.2.700" })).toEqual([]);
});

it("names a color with another ramp than in most modes, and no mode if there are as many of each", () => {
  expect(linesFor({ light: "color.spoke.3.600", dark: "color.spoke.2.300", more: "color.spoke.2.700" })).toEqual([
    "light.json:3: light: wheel.2 uses color.spoke.3, and color.spoke.2 in dark; write {color.spoke.2.600}",
  ]);
  expect(linesFor({ light: "color.spoke.3.600", dark: "color.spoke.2.300" })).toEqual([]);
});
