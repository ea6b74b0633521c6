import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { brandMistakes } from "../../../theme/check-brand.ts";
import { readColors } from "../../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../../theme/token-files.ts";

const colors = readColors(tokenFiles, resolver);
const solid = colors.modes.light.get("clay.solid")?.hex ?? "";

it("finds nothing in the saved file", () => {
  expect(brandMistakes(colors, readFileSync("theme/brand.json", "utf8"))).toEqual([]);
});

it.each([
  ['{\n  "clay.sloid": "#a8431f"\n}', "2: clay.sloid: the theme has no such color; did you mean clay.solid?"],
  [
    '{\n  "color.clay.solid": "#a8431f"\n}',
    "2: color.clay.solid: the theme has no such color; did you mean clay.solid?",
  ],
  ['{\n  "clay.solid": "#a43"\n}', `2: clay.solid: "#a43" is not a color of six digits; write "${solid}"`],
  ['{\n  "clay.solid": 3\n}', `2: clay.solid: 3 is not a color of six digits; write "${solid}"`],
  [
    '{\n  "clay.solid": "#000000"\n}',
    `2: clay.solid: is #000000, and color.clay.solid is ${solid}; write "${solid}", or change the token`,
  ],
  ["[]", "1: is not an object; write color names with hex values in braces"],
  ["{", '1: the file ends where a name in "double quotes" is expected; add a name in "double quotes"'],
])("reports a mistake in %s", (text, message) => {
  expect(brandMistakes(colors, text)[0]).toBe(`theme/brand.json:${message}`);
});

it("reports a removed line, but not also a misspelled one", () => {
  const fixed = JSON.parse(readFileSync("theme/brand.json", "utf8"));
  const { "clay.solid": clay, ...others } = fixed;
  expect(brandMistakes(colors, JSON.stringify(others))).toEqual([
    `theme/brand.json:1: lacks clay.solid, a color of the brand; add "clay.solid": "${clay}"`,
  ]);
  expect(brandMistakes(colors, JSON.stringify({ "clay.sloid": clay, ...others }))).toEqual([
    "theme/brand.json:1: clay.sloid: the theme has no such color; did you mean clay.solid?",
  ]);
});
