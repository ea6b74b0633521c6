import { expect, it } from "vitest";
import { wrongLayers } from "../../gate/layers.ts";

const rules = { layers: { page: "canvas", sunken: ["sunken"], raised: ["raised"] } };

function linesFor(sunken: string, canvas: string, raised: string): string[] {
  const shades = Object.entries({ sunken, canvas, raised }).map(([name, hex]) => [name, { hex }] as const);
  return wrongLayers({ ramps: new Map(), modes: { light: new Map(shades) } }, rules, () => "light.json:3: ");
}

it("accepts raised backgrounds that are lighter than the page or equal, and sunken ones that are darker or equal", () => {
  expect(linesFor("#eeeeee", "#fafafa", "#ffffff")).toEqual([]);
  expect(linesFor("#fafafa", "#fafafa", "#fafafa")).toEqual([]);
});

it("names each background on the wrong side of the page", () => {
  expect(linesFor("#ffffff", "#fafafa", "#eeeeee")).toEqual([
    "light.json:3: light: sunken is lighter than canvas; choose a step that is darker",
    "light.json:3: light: raised is darker than canvas; choose a step that is lighter",
  ]);
});
