import { expect, it } from "vitest";
import { palettes } from "../../../../theme/contrast-pairs.ts";
import { type RecipeStyles, recipePairs } from "../../../../theme/gate/recipe-pairs.ts";

function pairsOf(recipe: RecipeStyles, name = "note"): string[] {
  return recipePairs({ [name]: recipe }).map((pair) => `${pair.purpose} ${pair.foreground} on ${pair.background}`);
}

it("what a recipe paints lies on its own ground", () => {
  expect(pairsOf({ base: { color: "fg.default", bg: "bg.raised" } })).toEqual(["text fg.default on bg.raised"]);
});

it("what has no ground of its own lies on each of the page’s", () => {
  expect(pairsOf({ base: { color: "fg.muted" } })).toEqual([
    "text fg.muted on bg.canvas",
    "text fg.muted on bg.raised",
    "text fg.muted on bg.sunken",
  ]);
});

it("what is made for a deep band lies on one", () => {
  expect(pairsOf({ base: { color: "colorPalette.onDeep" } })).toContain("text plum.onDeep on plum.deep");
  expect(pairsOf({ base: { color: "colorPalette.onDeep" } })).not.toContain("text plum.onDeep on bg.canvas");
});

it("a palette’s color stands for that of each", () => {
  expect(pairsOf({ base: { color: "colorPalette.contrast", bg: "colorPalette.solid" } })).toEqual(
    palettes.map((palette) => `text ${palette}.contrast on ${palette}.solid`),
  );
});

it("a state changes what it names and keeps the rest", () => {
  const found = pairsOf({ base: { color: "fg.default", bg: "bg.raised", _hover: { bg: "bg.sunken" } } });
  expect(found).toContain("text fg.default on bg.sunken");
});

it("forced colors and disabled controls are not judged", () => {
  const base = { color: "fg.default", bg: "bg.raised", _disabled: { color: "border.subtle" } };
  expect(pairsOf({ base })).toEqual(["text fg.default on bg.raised"]);
});

it("each slot has each variant over its base", () => {
  const recipe = {
    slots: ["root", "mark"],
    base: { mark: { color: "fg.default" } },
    variants: { look: { deep: { mark: { bg: "bg.sunken" } } } },
  };
  expect(pairsOf(recipe)).toContain("text fg.default on bg.sunken");
});

it("the edge of a control is to be seen, and that of a card decorates", () => {
  expect(pairsOf({ base: { borderColor: "border.control" } }, "input")).toContain(
    "graphic border.control on bg.canvas",
  );
  expect(pairsOf({ base: { borderColor: "border.control" } }, "card")).toEqual([]);
});
