import { expect, it } from "vitest";
import { maintenanceReport, rawAmongAliases, redundantColors, unusedTokens } from "../../gate/maintenance.ts";

const step = (path: string, hex: string) => ({ path: `color.${path}`, hex });
const ramps = new Map([
  ["color.clay", [step("clay.100", "#f8e9dd"), step("clay.600", "#a8431f")]],
  ["color.rust", [step("rust.600", "#a8431f"), step("rust.700", "#a7431f")]],
]);
const files = { "light.json": { color: { fg: { $value: "{color.clay.600}" }, line: { $value: "{color.rust.700}" } } } };
const found = redundantColors(files, { ramps });

it("redundantColors returns unused, equal, and nearly equal colors, each pair once", () => {
  expect(found).toEqual({
    unused: ["color.clay.100", "color.rust.600"],
    same: [["color.clay.600", "color.rust.600"]],
    near: [["color.clay.600", "color.rust.700"]],
  });
});

it("unusedTokens recognizes names, negative values, categories, roles, and template strings", () => {
  const tokens = {
    spacing: ["2", "4", "7"],
    colors: ["fg.default", "clay.line", "clay.soft", "wheel.1"],
    radii: ["pill"],
  };
  const texts = ['padding: "2", margin: "-4"', '"{colors.fg.default}" colorPalette.line "clay"', `\`wheel.\${place}\``];
  expect(unusedTokens(tokens, texts)).toEqual(["spacing.7", "colors.clay.soft", "radii.pill"]);
});

it("rawAmongAliases lists a literal color among aliases", () => {
  const shades = new Map([
    ["clay.solid", { hex: "#a8431f" }],
    ["clay.line", { hex: "#a8431f", step: "color.clay.600" }],
    ["clay.fg", { hex: "#8f3316", step: "color.clay.700" }],
  ]);
  expect(rawAmongAliases({ modes: { light: shades } })).toEqual(["light clay.solid"]);
});

it("maintenanceReport lists each kind that it finds in one line", () => {
  const lines = maintenanceReport({
    files,
    colors: { modes: {}, ramps },
    names: { spacing: ["4", "7"] },
    values: [
      { name: "spacing.4", value: "1rem" },
      { name: "spacing.7", value: "1rem" },
    ],
    texts: ['padding: "4"'],
  });
  expect(lines).toEqual([
    "Unused primitives (2): color.clay.100, color.rust.600",
    "Unused tokens (1): spacing.7",
    "Equal values (2): color.clay.600 = color.rust.600, spacing.4 = spacing.7",
    "Nearly equal colors (1): color.clay.600 ~ color.rust.700",
  ]);
});
