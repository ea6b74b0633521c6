// @vitest-environment node
import { expect, test } from "vitest";
import type { ComponentGuide } from "../../../data/design/components/guide.ts";
import { componentGuides } from "../../../data/design/components.ts";
import { heardOf, propsOf, usesOf } from "../../../prerender/component-facts.server.ts";
import { recipeFacts } from "../../../src/design/recipe-facts.server.ts";
import { type AnyRecipe, axesOf, choicesOf, statesIn } from "../../../src/design/recipe-facts.ts";
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

const guide = (slug: string) => componentGuides.find((each) => each.slug === slug) as ComponentGuide;

test.each(componentGuides.map((each) => [each.name, each] as const))("documents %s as it is", (_, each) => {
  const recipe: AnyRecipe = recipeFacts(each.recipe).recipe;
  const slots = "slots" in recipe ? [...(recipe.slots ?? [])] : ["root"];
  expect(Object.keys(each.parts)).toEqual(slots);
  const chosen = [...each.good.samples, ...each.poor.samples].flatMap(({ choice = {} }) => Object.entries(choice));
  for (const [name, value] of chosen) expect(Object.keys(recipe.variants?.[name] ?? {})).toContain(value);
  expect(() => [propsOf(each, recipe), heardOf(each)]).not.toThrow();
  expect(usesOf(each).modules).not.toEqual([]);
});

test.each(componentGuides.map((each) => [each.name, each] as const))(
  "imports %s from a module that has it",
  async (_, each) => {
    for (const line of each.imports) {
      const [, name = "", from = ""] = /^import \{ (\w+) \} from "(.+)";$/.exec(line) ?? [];
      const module = await import(from.startsWith(".") ? `../../../src/sections/design/${from}` : from);
      expect(module[name]).toBeDefined();
      expect(each.imports.join() + each.code).toContain(name);
    }
  },
);

test("reads props from the recipe and from the types, with comments", () => {
  expect(propsOf(guide("badge"), everyRecipe.badge)).toEqual([
    { name: "variant", type: '"solid" | "tint" | "outline" | "dot"', note: "tint", about: "" },
  ]);
  const [first] = propsOf(guide("toggle-group"), everyRecipe.toggleGroup).filter(({ name }) => name === "label");
  expect(first).toEqual({
    name: "label",
    type: "string",
    note: "required",
    about: 'Label for assistive technology: "Product category".',
  });
  expect(() => propsOf({ ...guide("disclosure"), code: "<Disclosur>" }, everyRecipe.disclosure)).toThrow(
    "no function Disclosur",
  );
});

test("quotes what a screen reader says, without the indent of its page", () => {
  expect(heardOf(guide("breadcrumb"))[0]).toBe("navigation, Breadcrumb");
  expect(() => heardOf({ ...guide("breadcrumb"), heard: { file: "home.md", line: "no such", lines: 1 } })).toThrow(
    "no line 'no such'",
  );
});

test("lists the pages whose modules reach a component", () => {
  expect(usesOf(guide("radio-card")).routes.toSorted()).toEqual(["quiz", "quiz-questions"]);
  expect(usesOf(guide("link"))).toMatchObject({ isEverywhere: true });
});
