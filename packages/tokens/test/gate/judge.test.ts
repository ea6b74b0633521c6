import { describe, expect, it } from "vitest";
import { contrastRatio } from "../../color/color.ts";
import { writeTokens } from "../../dtcg/token-text.ts";
import { findFailures } from "../../gate/failures.ts";
import { judgeColors } from "../../gate/judge.ts";
import { locator } from "../../gate/locate.ts";
import { measure } from "../../gate/measure-contrast.ts";
import { filesOf, texts, theme } from "../theme.ts";
import { modes, pairs, readColors, rules } from "./theme.ts";

const paletteRules = { palettes: ["clay", "plum"], lasting: ["clay", "plum"] };
const of = { light: "light", dark: "dark", "light-more-contrast": "light", "dark-more-contrast": "dark" } as const;
const all = { pairs, pairRules: rules, paletteRules, schemes: { of, text: "fg.default", page: "bg.canvas" } };

/** Judges the theme with other values in light mode, or with other texts. */
function judge(light: Record<string, unknown>, changed: Record<string, string> = {}) {
  const file = "semantic.light.tokens.json";
  const changes = Object.entries(light).map(([token, value]) => ({ path: `color.${token}`, value }));
  const now = { ...texts, [file]: writeTokens(texts[file] ?? "", changes), ...changed };
  const colors = readColors(filesOf(now));
  const byPath = Object.fromEntries(Object.entries(now).map(([name, text]) => [theme.folder + name, text]));
  return { colors, ...judgeColors(colors, all, locator(colors, byPath)) };
}

const black = (alpha: number) => ({ colorSpace: "srgb", components: [0, 0, 0], alpha });

describe("a translucent color", () => {
  it("of text is measured as it appears on its background", () => {
    const { colors } = judge({ "fg.muted": black(0.45) });
    const pair = { purpose: "text", foreground: "fg.muted", background: "bg.raised" } as const;
    const [light] = measure([pair], colors, rules);
    expect(light?.shown).toEqual({ foreground: "#8c8b8a", background: "#fefdfa" });
    expect(light?.ratio).toBe(contrastRatio("#8c8b8a", "#fefdfa"));
  });

  it("of text fails with an opaque color that passes", () => {
    const { lines, summary } = judge({ "fg.muted": black(0.45) });
    const line = texts["semantic.light.tokens.json"]?.split("\n").findIndex((each) => each.includes('"muted"')) ?? 0;
    expect(lines[0]).toMatch(
      new RegExp(`semantic\\.light\\.tokens\\.json:${line + 1}: light: text fg\\.muted on .* passes as oklch`),
    );
    expect(summary).toBe("3 of 11 pairs fail");
  });

  it("of a background is measured on the darkest and lightest color below it", () => {
    const { colors } = judge({ "bg.raised": black(0.5) });
    const pair = { purpose: "text", foreground: "fg.default", background: "bg.raised" } as const;
    const [below] = measure([pair], colors, { ...rules, below: ["bg.canvas"] });
    const [unknown] = measure([pair], colors, rules);
    expect(below?.ratio).toBeLessThan(5);
    expect(unknown?.shown.background).toBe("#000000");
  });

  it("below translucent text is not suggested, because the text changes with it", () => {
    const { colors } = judge({ "fg.muted": black(0.1) });
    const pair = { purpose: "text", foreground: "fg.muted", background: "bg.raised" } as const;
    expect(findFailures([pair], colors, rules)[0]?.fix?.token).toBe("fg.muted");
  });
});

it("passes in all modes, or counts what fails", () => {
  expect(judge({})).toMatchObject({ lines: [], summary: "11 pairs in 4 modes pass" });
  const { lines, summary } = judge({ "plum.solid": "{color.clay.600}", "plum.emphasis": "{color.clay.700}" });
  expect(lines[0]).toMatch(/semantic\.light\.tokens\.json:\d+: light: the palettes clay and plum look alike/);
  expect(summary).toMatch(/^\d pairs? of colors (?:is|are) too alike or out of order$/);
});

it("says once that light and dark look swapped", () => {
  const [light, dark] = ["light", "dark"].map((mode) => `semantic.${mode}.tokens.json`);
  const { lines, isSwapped } = judge(
    {},
    { [light ?? ""]: texts[dark ?? ""] ?? "", [dark ?? ""]: texts[light ?? ""] ?? "" },
  );
  expect(isSwapped).toBe(true);
  expect(lines).toEqual([
    expect.stringMatching(
      /semantic\.light\.tokens\.json and .*semantic\.dark\.tokens\.json look swapped: in light, fg\.default is lighter than bg\.canvas; swap their contents$/,
    ),
  ]);
  expect(modes).toHaveLength(4);
});
