// @vitest-environment node
import { expect, it } from "vitest";
import { importedLines } from "./importing.ts";

interface Differences {
  panel?: string;
  darkSolid?: string;
  caseOfH1?: string;
}

/**
 * A single-file export of Tokens Studio (Tokens Studio's documentation, W3C DTCG format) with parts of
 * this theme. Values are strings.
 */
function studioFile({ panel, darkSolid, caseOfH1 }: Differences = {}) {
  const token = (type: string, value: unknown) => ({ $value: value, $type: type });
  return {
    global: {
      color: {
        clay: {
          "300": token("color", "#f2b28d"),
          "400": token("color", "rgb(233, 141, 95)"),
          "600": token("color", "#A8431F"),
        },
      },
      spacing: { "4": token("spacing", "16px"), "8": token("spacing", "{spacing.4} * 2") },
      radii: { panel: token("borderRadius", panel ?? "({spacing.4} + 4px)") },
      opacity: { faint: token("opacity", "16%") },
      fonts: { heading: token("fontFamilies", '"Fraunces Variable", "Fraunces Georgia", "Fraunces DejaVu", serif') },
      fontWeights: { semibold: token("fontWeights", "SemiBold") },
      text: {
        h1: token("typography", {
          fontFamily: "{fonts.heading}",
          fontWeight: "450",
          lineHeight: "108%",
          fontSize: "60px",
          letterSpacing: "-1.92px",
          ...(caseOfH1 ? { textCase: caseOfH1 } : {}),
        }),
      },
    },
    "modes/light": {
      color: { clay: { solid: token("color", "{color.clay.600}") } },
      shadows: {
        raised: token("boxShadow", {
          x: "0",
          y: "4",
          blur: "16",
          spread: "0",
          color: "oklch(0.23 0.012 67 / 0.16)",
          type: "dropShadow",
        }),
      },
    },
    "modes/dark": { color: { clay: { solid: token("color", darkSolid ?? "{color.clay.400}") } } },
    $themes: [
      { id: "a", name: "Light", selectedTokenSets: { global: "source", "modes/light": "enabled" } },
      { id: "b", name: "Dark", selectedTokenSets: { global: "source", "modes/dark": "enabled" } },
    ],
    $metadata: { tokenSetOrder: ["global", "modes/light", "modes/dark"] },
  };
}

it("leaves the theme unchanged for a file with its own sets, themes, sums, references, and text styles", () => {
  expect(importedLines("tokens.json", studioFile())).toEqual(["0 changed, 0 refused, 17 unchanged"]);
});

it("writes a different value to the file that contains the token", () => {
  expect(importedLines("tokens.json", studioFile({ panel: "{spacing.4} * 2", darkSolid: "{color.clay.300}" }))).toEqual(
    [
      'changed space.tokens.json: radii.panel, from global.radii.panel: { "value": 1.25, "unit": "rem" } → { "value": 2, "unit": "rem" }',
      'changed semantic.dark.tokens.json: color.clay.solid, from modes/dark.color.clay.solid: "{color.clay.400}" → "{color.clay.300}"',
      "2 changed, 0 refused, 15 unchanged",
    ],
  );
});

it("refuses unknown properties and unreadable values with a reason", () => {
  const lines = importedLines("tokens.json", studioFile({ panel: "roundTo({spacing.4})", caseOfH1: "uppercase" }));
  expect(lines).toContain(
    "refused global.text.h1.textCase: a text style has no textCase; it has fontFamily, fontSize, fontWeight, letterSpacing, lineHeight",
  );
  expect(lines).toContain('refused global.radii.panel: "roundTo({spacing.4})" is not a length in px or rem');
});

it("refuses a color with a modifier because its stored value isn't the displayed color", () => {
  const modify = { type: "darken", value: "0.2", space: "lch" };
  const color = { $value: "#a8431f", $type: "color", $extensions: { "studio.tokens": { modify } } };
  expect(importedLines("core.json", { color: { clay: { "600": color } } })[0]).toBe(
    "refused color.clay.600: has a color modifier; write the resulting color",
  );
});

it("assigns a set to the mode of the only theme that enables it", () => {
  const file = {
    night: { color: { clay: { solid: { $value: "#e98d5f", $type: "color" } } } },
    $themes: [{ id: "1", name: "Dark", selectedTokenSets: { night: "enabled" } }],
    $metadata: { tokenSetOrder: ["night"] },
  };
  expect(importedLines("tokens.json", file)).toEqual(["0 changed, 0 refused, 1 unchanged"]);
});
