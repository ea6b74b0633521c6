import { expect, it } from "vitest";
import { unnamed } from "../../../../theme/gate/unnamed.ts";
import { upkeep } from "../../../../theme/gate/upkeep.ts";

const step = (path: string, hex: string) => ({ path: `color.${path}`, hex });
const ramps = new Map([
  ["color.clay", [step("clay.100", "#f8e9dd"), step("clay.600", "#a8431f")]],
  ["color.rust", [step("rust.600", "#a8431f"), step("rust.700", "#a7431f")]],
]);
const modes = { light: new Map(), dark: new Map(), "light-more-contrast": new Map(), "dark-more-contrast": new Map() };
const files = { "light.json": { color: { fg: { $value: "{color.clay.600}" }, line: { $value: "{color.rust.700}" } } } };
const found = upkeep(files, { modes, ramps });

it("a primitive that no token names is unused", () => {
  expect(found.unused).toEqual(["color.clay.100", "color.rust.600"]);
});

it("the same color twice is told once, and not as near too", () => {
  expect(found.same).toEqual([["color.clay.600", "color.rust.600"]]);
});

it("colors that nobody can tell apart are told", () => {
  expect(found.near).toEqual([["color.clay.600", "color.rust.700"]]);
});

it("a token counts as named by itself, below zero, with its category, by its role or in a template", () => {
  const tokens = {
    spacing: ["2", "4", "7"],
    colors: ["fg.default", "clay.line", "clay.soft", "wheel.1"],
    radii: ["pill"],
  };
  const texts = ['padding: "2", margin: "-4"', '"{colors.fg.default}" colorPalette.line "clay"', `\`wheel.\${place}\``];
  expect(unnamed(tokens, texts)).toEqual(["spacing.7", "colors.clay.soft", "radii.pill"]);
});
