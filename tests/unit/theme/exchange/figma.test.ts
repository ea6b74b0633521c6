// @vitest-environment node
import { describe, expect, it } from "vitest";
import { figmaMode, figmaVariables } from "./fixtures/figma.ts";
import { imported, importedLines } from "./importing.ts";

describe("Figma’s variables, as its REST API gives them", () => {
  it("are unchanged where they say what the theme says, in all modes and through aliases", () => {
    expect(importedLines("variables.json", figmaVariables())).toEqual(["0 changed, 0 refused, 8 as they were"]);
  });

  it("change a step of a ramp in OKLCH, and what names the step keeps its alias", () => {
    const variables = figmaVariables({ clay600: { r: 0.392, g: 0.231, b: 0.604, a: 1 } });
    const { lines, texts } = imported([["variables.json", JSON.stringify(variables)]]);
    expect(lines[0]).toBe(
      'changed color.tokens.json: color.clay.600, from Primitives: color/clay/600: { "colorSpace": "oklch", ' +
        '"components": [0.5142, 0.1418, 38.9] } → { "colorSpace": "oklch", "components": [0.4503, 0.1495, 300.4] } ' +
        "(#643b9a in OKLCH)",
    );
    expect([...texts.keys()]).toEqual(["color.tokens.json"]);
  });

  it("refuse a mode that the theme does not have, and a variable that it does not know, with the nearest name", () => {
    const variables = figmaVariables({ darkMode: "Sepia", radius: "radii/pannel" });
    expect(importedLines("variables.json", variables)).toEqual([
      "refused Semantic: color/clay/solid (Sepia): its mode is none of the theme’s; name it light, dark, light more contrast or dark more contrast",
      "refused Primitives: radii/pannel: the theme has no such token; did you mean radii.panel? Else --add takes it as a new one",
      expect.stringContaining("0 changed, 2 refused"),
    ]);
  });

  it("refuse text where a color belongs, and an alias that leads nowhere", () => {
    const variables = figmaVariables({ clay600: "clay", lightSolid: { type: "VARIABLE_ALIAS", id: "VariableID:9:9" } });
    const lines = importedLines("variables.json", variables);
    expect(lines[0]).toBe("refused Primitives: color/clay/600: clay is no color that can be read; write hex or OKLCH");
    expect(lines[1]).toContain("refers to {VariableID:9:9}, which leads to no value");
  });
});

describe("Figma’s own export of one mode", () => {
  it("is unchanged where it says what the theme says, aliases into other collections included", () => {
    expect(importedLines("Dark.tokens.json", figmaMode("Dark"))).toEqual(["0 changed, 0 refused, 5 as they were"]);
  });

  it("names the step of a ramp where a color by purpose is written out", () => {
    const components = [143 / 255, 51 / 255, 22 / 255];
    const file = figmaMode("Light", { colorSpace: "srgb", components, alpha: 1, hex: "#8F3316" });
    expect(importedLines("export.json", file)[0]).toBe(
      'changed semantic.light.tokens.json: color.clay.solid: "{color.clay.600}" → "{color.clay.700}" (#8f3316 is {color.clay.700})',
    );
  });

  it("asks for the mode where the file does not tell it", () => {
    expect(importedLines("export.json", figmaMode("Mode 1"))[0]).toBe(
      "refused color.clay.solid: each mode has its own, and the file names none; say which with --mode",
    );
  });
});
