// @vitest-environment node
import { describe, expect, it } from "vitest";
import { studioFile } from "./fixtures/tokens-studio.ts";
import { importedLines } from "./importing.ts";

describe.each([
  ["older, with value and type", ""],
  ["newer, with $value and $type", "$"],
] as const)("a file of Tokens Studio, %s", (_, sign) => {
  it("is unchanged where it says what the theme says: sets, themes, sums, references, text styles", () => {
    expect(importedLines("tokens.json", studioFile(sign))).toEqual(["0 changed, 0 refused, 17 as they were"]);
  });

  it("changes what it says otherwise, each in the file it belongs into", () => {
    expect(
      importedLines("tokens.json", studioFile(sign, { panel: "{spacing.4} * 2", darkSolid: "{color.clay.300}" })),
    ).toEqual([
      'changed space.tokens.json: radii.panel, from global.radii.panel: { "value": 1.25, "unit": "rem" } → { "value": 2, "unit": "rem" }',
      'changed semantic.dark.tokens.json: color.clay.solid, from modes/dark.color.clay.solid: "{color.clay.400}" → "{color.clay.300}"',
      "2 changed, 0 refused, 15 as they were",
    ]);
  });

  it("refuses what the theme has no place for, with a reason", () => {
    const lines = importedLines(
      "tokens.json",
      studioFile(sign, { panel: "roundTo({spacing.4})", caseOfH1: "uppercase" }),
    );
    expect(lines).toContain(
      "refused global.text.h1.textCase: a text style has no textCase; it has fontFamily, fontSize, fontWeight, letterSpacing, lineHeight",
    );
    expect(lines).toContain('refused global.radii.panel: "roundTo({spacing.4})" is no length in px or rem');
  });
});

it("one set of Tokens Studio alone is known by its values without $", () => {
  const set = { radii: { panel: { value: "20px", type: "borderRadius" } } };
  expect(importedLines("core.json", set)).toEqual(["0 changed, 0 refused, 1 as they were"]);
});

it("a color with a modifier is refused, since its value alone would be another color", () => {
  const modify = { type: "darken", value: "0.2", space: "lch" };
  const color = { value: "#a8431f", type: "color", $extensions: { "studio.tokens": { modify } } };
  expect(importedLines("core.json", { color: { clay: { "600": color } } })[0]).toBe(
    "refused color.clay.600: has a color modifier; write the color that comes of it",
  );
});

it("a set is for the mode of the only theme that enables it", () => {
  const file = {
    night: { color: { clay: { solid: { value: "#e98d5f", type: "color" } } } },
    $themes: [{ id: "1", name: "Dark", selectedTokenSets: { night: "enabled" } }],
    $metadata: { tokenSetOrder: ["night"] },
  };
  expect(importedLines("tokens.json", file)).toEqual(["0 changed, 0 refused, 1 as they were"]);
});
