import { createSystem, type SystemContext, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { describe, expect, test } from "vitest";
import { addRecipes, fillTokens, finishTokens, withGlobalStyles } from "../../../theme/chakra-adapter.ts";
import { system } from "../../../theme/index.ts";

const finished = JSON.parse(JSON.stringify(finishTokens(system.tokens)));
const { theme, ...rest } = system._config;
const { tokens: _, semanticTokens: __, ...look } = theme ?? {};
const filled = createSystem({ ...rest, globalCss: {}, theme: look });
fillTokens(filled, finished);
const empty = filled.tokens;

describe("a system that is filled with another system's token data", () => {
  test("has the same reference for every token", () => {
    expect(system.tokens.flatMap.size).toBeGreaterThan(200);
    expect(Object.fromEntries(empty.flatMap)).toEqual(Object.fromEntries(system.tokens.flatMap));
    expect(empty.getVar("colors.fg.default")).toBe("var(--k-colors-fg-default)");
  });

  test("has the same palettes and no others", () => {
    expect([...empty.colorPaletteMap.keys()]).toContain("clay");
    expect([...empty.colorPaletteMap.keys()]).not.toContain("border");
    for (const [name, set] of empty.colorPaletteMap)
      expect([name, set]).toEqual([name, system.tokens.colorPaletteMap.get(name)]);
  });

  test("has the values of opacities, and a reference for every other token", () => {
    expect(empty.getByName("opacity.soft")?.value).toBe(system.tokens.getByName("opacity.soft")?.value);
    expect(empty.getByName("spacing.-2")?.value).toBe(system.tokens.getVar("spacing.-2"));
    expect(empty.getByName("colors.fg.default")?.value).toBe("var(--k-colors-fg-default)");
  });

  test("expands the same references in values", () => {
    for (const value of ["{colors.fg.default}", "1px solid {colors.border.control}", "calc({spacing.2} * 2)"]) {
      expect(empty.expandReferenceInValue(value)).toBe(system.tokens.expandReferenceInValue(value));
    }
  });

  test.each([
    { color: "fg.default", padding: "4", marginTop: "-2", width: "1/2", boxShadow: "raised", borderRadius: "control" },
    { colorPalette: "plum", bg: "colorPalette.solid", color: "fg.default/60", borderColor: "fg.muted/soft" },
    { textStyle: "lead", transitionDuration: "slow", hideFrom: "md", boxSize: "4", insetX: "auto" },
    { border: "1px solid {colors.border.control}", _hover: { color: { base: "clay.fg", lg: "night.fg" } } },
  ])("writes the same CSS for %j", (styles) => {
    const css = (from: SystemContext) => from.css(styles as SystemStyleObject);
    expect(css(filled)).toEqual(css(system));
  });
});

test("addRecipes adds recipes that Chakra finds", () => {
  const created = createSystem({ theme: {} });
  addRecipes(created, {
    recipes: { note: { base: { color: "current" } } },
    slotRecipes: { list: { slots: ["root"] } },
  });
  expect(created.cva(created.getRecipe("note"))({})).toEqual({ "@layer recipes": { color: "current" } });
  expect(created.getSlotRecipe("list", {})).toMatchObject({ slots: ["root"] });
});

test("withGlobalStyles omits empty layers or all styles", () => {
  const created = createSystem({ globalCss: {} }, { globalCss: { body: { color: "current" } } });
  const layers = (isRendered: boolean) => withGlobalStyles(created, isRendered)._global;
  expect(created._global).toHaveLength(3);
  expect(layers(true)).toEqual([{ "@layer base": { "&body": { color: "current" } } }]);
  expect(layers(false)).toEqual([]);
});
