// @vitest-environment node
import { expect, test } from "vitest";
import { recipeFamilies } from "../../../data/design/recipe-families.ts";
import { recipeFacts } from "../../../src/design/recipe-facts.server.ts";
import { type AnyRecipe, axesOf, choicesOf, statesIn } from "../../../src/design/recipe-facts.ts";
import { everyRecipe } from "../../../theme/every-recipe.ts";

test("shows each recipe of the theme once", () => {
  const shown = recipeFamilies.flatMap(({ recipes }) => recipes.map(({ name }) => name));
  expect([...shown].sort()).toEqual(Object.keys(everyRecipe).sort());
});

test("shows new variants and states automatically", () => {
  const recipe = {
    base: { _hover: { color: "inherit" } },
    variants: { variant: { one: {}, two: { _disabled: {} } }, size: { md: {}, lg: {} } },
  } satisfies AnyRecipe;
  expect(choicesOf(axesOf(recipe))).toHaveLength(4);
  expect(statesIn(recipe).map(({ name }) => name)).toEqual(["", "hover", "disabled"]);
});

test("collects tokens of all variants, including palettes", () => {
  expect(recipeFacts("button").tokens).toEqual(
    expect.arrayContaining([
      "colors.colorPalette.solid",
      "colors.colorPalette.onDeep",
      "radii.control",
      "colors.bg.sunken",
    ]),
  );
});

test("names an unknown recipe", () => {
  expect(() => recipeFacts("buton")).toThrow("no recipe 'buton'");
});
