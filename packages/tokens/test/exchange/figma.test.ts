import { expect, it } from "vitest";
import { importedLines } from "./importing.ts";

/**
 * Returns one mode of a collection in Figma's export format since the end of 2025: DTCG with Figma's own type names.
 */
function figmaMode(mode: string, solid?: object) {
  const ids = { "com.figma.variableId": "VariableID:1:2", "com.figma.scopes": ["ALL_SCOPES"] };
  const aliasData = {
    targetVariableId: "VariableID:3:4",
    targetVariableName: mode === "Dark" ? "color/clay/400" : "color/clay/600",
    targetVariableSetId: "VariableCollectionId:3:0",
    targetVariableSetName: "Primitives",
  };
  const written = { colorSpace: "srgb", components: [0.66, 0.26, 0.12], alpha: 1, hex: "#A8431F" };
  return {
    color: {
      clay: {
        solid: {
          $type: "color",
          $value: solid ?? written,
          $extensions: { ...ids, ...(solid ? {} : { "com.figma.aliasData": aliasData }) },
        },
      },
    },
    radii: { panel: { $type: "number", $value: 20, $extensions: ids } },
    opacity: { faint: { $type: "number", $value: 16.000000238418579, $extensions: ids } },
    fonts: { heading: { $type: "string", $value: "Fraunces Variable", $extensions: ids } },
    durations: { fast: { $type: "number", $value: 150, $extensions: ids } },
    $extensions: { "com.figma.modeName": mode },
  };
}

it("leaves the theme unchanged for an export with its own values and follows aliases across collections", () => {
  expect(importedLines("Dark.tokens.json", figmaMode("Dark"))).toEqual(["0 changed, 0 refused, 5 unchanged"]);
});

it("replaces a semantic color with an alias of the equal step", () => {
  const components = [143 / 255, 51 / 255, 22 / 255];
  const file = figmaMode("Light", { colorSpace: "srgb", components, alpha: 1, hex: "#8F3316" });
  expect(importedLines("export.json", file)[0]).toBe(
    'changed semantic.light.tokens.json: color.clay.solid: "{color.clay.600}" → "{color.clay.700}" (#8f3316 is {color.clay.700})',
  );
});

it("refuses a token that differs by mode if the file has no mode", () => {
  expect(importedLines("export.json", figmaMode("Mode 1"))[0]).toBe(
    "refused color.clay.solid: differs by mode, and the file has no mode; set --mode",
  );
});
