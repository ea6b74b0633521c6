import { expect, it } from "vitest";
import { type RecipeColors, type RecipeStyles, recipePairs } from "../../gate/recipe-pairs.ts";

const backgrounds = ["bg.canvas", "bg.raised", "bg.sunken"];
const palettes = ["clay", "plum"];
const options: RecipeColors = {
  palettes,
  backgrounds,
  backgroundsOf: (color) => (color.endsWith(".onDeep") ? [color.replace("onDeep", "deep")] : backgrounds),
  edged: { input: ["root"] },
  isExempt: ({ foreground }) => foreground === "clay.line",
};

function pairsOf(recipe: RecipeStyles, name = "note"): string[] {
  return recipePairs({ [name]: recipe }, options).map(
    (pair) => `${pair.purpose} ${pair.foreground} on ${pair.background}`,
  );
}

it("pairs a text color with the background of its recipe", () => {
  expect(pairsOf({ base: { color: "fg.default", bg: "bg.raised" } })).toEqual(["text fg.default on bg.raised"]);
});

it("pairs a text color with each page background if its recipe has none", () => {
  expect(pairsOf({ base: { color: "fg.muted" } })).toEqual([
    "text fg.muted on bg.canvas",
    "text fg.muted on bg.raised",
    "text fg.muted on bg.sunken",
  ]);
});

it("pairs a color for deep sections with their background", () => {
  expect(pairsOf({ base: { color: "colorPalette.onDeep" } })).toContain("text plum.onDeep on plum.deep");
  expect(pairsOf({ base: { color: "colorPalette.onDeep" } })).not.toContain("text plum.onDeep on bg.canvas");
});

it("pairs a color of the current palette in every palette", () => {
  expect(pairsOf({ base: { color: "colorPalette.contrast", bg: "colorPalette.solid" } })).toEqual(
    palettes.map((palette) => `text ${palette}.contrast on ${palette}.solid`),
  );
});

it("lets a state override its own properties and inherit the others", () => {
  const found = pairsOf({ base: { color: "fg.default", bg: "bg.raised", _hover: { bg: "bg.sunken" } } });
  expect(found).toContain("text fg.default on bg.sunken");
});

it("ignores forced colors and disabled controls", () => {
  const base = { color: "fg.default", bg: "bg.raised", _disabled: { color: "border.subtle" } };
  expect(pairsOf({ base })).toEqual(["text fg.default on bg.raised"]);
});

it("names the recipe and variant with which a pair begins", () => {
  const base = { color: "fg.default", bg: "bg.raised" };
  const variants = { look: { plain: {}, quiet: { color: "fg.muted" }, faint: { color: "fg.muted" } } };
  expect(recipePairs({ note: { base, variants } }, options)).toEqual([
    { purpose: "text", foreground: "fg.default", background: "bg.raised", recipe: "note" },
    { purpose: "text", foreground: "fg.muted", background: "bg.raised", recipe: "note, look quiet" },
  ]);
});

it("lets a variant override the base of its slot", () => {
  const recipe = {
    slots: ["root", "mark"],
    base: { mark: { color: "fg.default" } },
    variants: { look: { deep: { mark: { bg: "bg.sunken" } } } },
  };
  expect(pairsOf(recipe)).toContain("text fg.default on bg.sunken");
});

it("pairs control borders but not card borders", () => {
  expect(pairsOf({ base: { borderColor: "border.control" } }, "input")).toContain(
    "graphic border.control on bg.canvas",
  );
  expect(pairsOf({ base: { borderColor: "border.control" } }, "card")).toEqual([]);
});

it("leaves out exempt pairs, and colors drawn by pseudo-elements are graphics", () => {
  const base = { bg: "bg.raised", _before: { bg: "colorPalette.line" } };
  expect(pairsOf({ base })).toEqual(["graphic plum.line on bg.raised"]);
});
