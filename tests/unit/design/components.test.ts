// @vitest-environment node
import { expect, test } from "vitest";
import { heardOf } from "../../../src/design/heard.server.ts";
import { recipeFacts } from "../../../src/design/recipe-facts.server.ts";
import { type AnyRecipe, statesIn, variantsOf } from "../../../src/design/recipe-facts.ts";
import { componentGuides } from "../../../src/design/words/components.ts";
import type { ComponentGuide } from "../../../src/design/words/guides/guide.ts";
import { everyRecipe } from "../../../theme/every-recipe.ts";

test("shows each recipe of the theme once", () => {
  const shown = componentGuides.map(({ recipe }) => recipe);
  expect([...shown].sort()).toEqual(Object.keys(everyRecipe).sort());
});

test("shows new variants and states automatically", () => {
  const recipe = {
    base: { _hover: { color: "inherit" } },
    variants: { variant: { one: {}, two: { _disabled: {} } }, size: { md: {}, lg: {} } },
  } satisfies AnyRecipe;
  expect(variantsOf(recipe)).toEqual([{ variant: "one" }, { variant: "two" }]);
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

const named = componentGuides.map((each) => [each.name, each] as const);

test.each(named)("shows %s in variants that its recipe has", (_, each) => {
  const { variants }: AnyRecipe = recipeFacts(each.recipe).recipe;
  const chosen = [...each.good.samples, ...each.poor.samples].flatMap(({ choice = {} }) => Object.entries(choice));
  for (const [name, value] of chosen) expect(Object.keys(variants?.[name] ?? {})).toContain(value);
});

test.each(named)("imports %s from a module that has it", async (_, each) => {
  for (const line of each.imports) {
    const [, name = "", from = ""] = /^import \{ (\w+) \} from "(.+)";$/.exec(line) ?? [];
    const module = await import(from.startsWith(".") ? `../../../src/design/sections/${from}` : from);
    expect(module[name]).toBeDefined();
    expect(each.imports.join() + each.code).toContain(name);
  }
});

test("quotes what a screen reader says, without the indent of its page", () => {
  const guide = componentGuides.find(({ slug }) => slug === "breadcrumb") as ComponentGuide;
  expect(heardOf(guide)[0]).toBe("navigation, Breadcrumb");
  expect(() => heardOf({ ...guide, heard: { file: "home.md", line: "no such", lines: 1 } })).toThrow(
    "no line 'no such'",
  );
});
