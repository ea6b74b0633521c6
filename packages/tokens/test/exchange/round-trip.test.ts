import { describe, expect, it } from "vitest";
import { hexToOklch, oklchToHex } from "../../color/color.ts";
import { writeTokens } from "../../dtcg/token-text.ts";
import { type OwnTheme, ownTheme } from "../../exchange/own-theme.ts";
import { writeCss, writeTailwind } from "../../exchange/write-css.ts";
import { notForFigma, writeDtcg, writeFigma } from "../../exchange/write-json.ts";
import { writeSets } from "../../exchange/write-strings.ts";
import { filesOf, texts as ownTexts, theme } from "../theme.ts";
import { imported } from "./importing.ts";

const own = ownTheme(theme);

const modeFiles = (files: ReadonlyMap<string, string>) => [...files].filter(([name]) => name.startsWith("modes/"));
const ownFiles = (files: ReadonlyMap<string, string>) => [...files].filter(([name]) => name in theme.files);

/** Functions that return the files to import, by lossless format. */
const whole = {
  "DTCG in the theme’s own files": (texts: typeof ownTexts, of: OwnTheme) => ownFiles(writeDtcg(texts, of)),
  "DTCG in a file for each mode": (texts: typeof ownTexts, of: OwnTheme) =>
    modeFiles(writeDtcg(texts, of)).map(([name, text]) => [name.replace("modes/", ""), text] as const),
  CSS: (_: unknown, of: OwnTheme) => writeCss(of),
  "Tailwind’s theme": (_: unknown, of: OwnTheme) => writeTailwind(of),
};

/** Changes for another theme: values of several types, aliases, and colors and a shadow of one mode. */
const changes: Record<string, { path: string; value: unknown }[]> = {
  "color.tokens.json": [{ path: "color.clay.600", value: { colorSpace: "oklch", components: [0.5, 0.16, 300.5] } }],
  "semantic.dark.tokens.json": [
    { path: "color.clay.line", value: "{color.clay.300}" },
    {
      path: "shadows.raised",
      value: {
        color: { colorSpace: "oklch", components: [0.1, 0.02, 280], alpha: 0.5 },
        offsetX: { value: 0, unit: "rem" },
        offsetY: { value: 0.5, unit: "rem" },
        blur: { value: 1.5, unit: "rem" },
        spread: { value: 0, unit: "rem" },
      },
    },
  ],
  "semantic.light-more-contrast.tokens.json": [{ path: "color.clay.tint", value: "{color.clay.50}" }],
  "shape.tokens.json": [
    { path: "durations.slow", value: { value: 350, unit: "ms" } },
    { path: "easings.out", value: [0.1, 0.6, 0.3, 1.2] },
    { path: "radii.panel", value: { value: 1.5, unit: "rem" } },
    { path: "spacing.gutter.max", value: { value: 3.5, unit: "rem" } },
    { path: "opacity.soft", value: 0.45 },
  ],
  "type.tokens.json": [
    { path: "fonts.body", value: ["system-ui", "sans-serif"] },
    { path: "fontWeights.bold", value: 800 },
  ],
};

const otherTexts = {
  ...ownTexts,
  ...Object.fromEntries(
    Object.entries(changes).map(([file, values]) => [file, writeTokens(ownTexts[file] ?? "", values)]),
  ),
};
const other = ownTheme({ ...theme, files: filesOf(otherTexts) });

describe.each(Object.entries(whole))("%s", (_, write) => {
  it("changes, refuses, and omits nothing when it is imported again", () => {
    const { outcome, texts } = imported(write(ownTexts, own));
    expect({ changes: outcome.changes, refusals: outcome.refusals, texts: [...texts] }).toEqual({
      changes: [],
      refusals: [],
      texts: [],
    });
    expect(new Set(outcome.unchanged.map(({ path }) => path))).toEqual(new Set(own.all().map(({ path }) => path)));
  });

  it("transfers another theme byte for byte", () => {
    const { outcome, texts } = imported(write(otherTexts, other));
    expect(outcome.refusals).toEqual([]);
    expect(Object.fromEntries(texts)).toEqual(
      Object.fromEntries(Object.keys(changes).map((file) => [file, otherTexts[file as keyof typeof otherTexts]])),
    );
  });
});

describe("Figma’s variables", () => {
  it("change and refuse nothing when they are imported again", () => {
    const { outcome } = imported(writeFigma(own));
    expect(outcome).toMatchObject({ changes: [], refusals: [] });
  });

  it("omit only text styles, shadows, and curves", () => {
    const brought = new Set(imported(writeFigma(own)).outcome.unchanged.map(({ path }) => path));
    const missing = own.all().filter(({ path }) => !brought.has(path));
    expect(notForFigma(own)).toEqual(missing.map(({ path }) => path));
    expect(new Set(missing.map(({ type }) => type))).toEqual(new Set(["typography", "cubicBezier", "shadow"]));
  });

  it("transfer colors in sRGB and the first typeface", () => {
    const { files, outcome } = imported(writeFigma(other));
    const brought = ownTheme({ ...theme, files });
    const value = brought.token("color.clay.600", "light")?.raw as { components: [number, number, number] };
    expect(oklchToHex(value.components)).toBe(oklchToHex([0.5, 0.16, 300.5]));
    expect(value.components).not.toEqual(hexToOklch(oklchToHex([0.5, 0.16, 300.5])));
    expect(brought.token("fonts.body", "light")?.raw).toEqual(["system-ui", "sans-serif"]);
    expect(brought.token("opacity.soft", "light")?.raw).toBe(0.45);
    expect(brought.token("color.clay.line", "dark")?.raw).toBe("{color.clay.300}");
    expect(outcome.refusals).toEqual([]);
  });
});

describe.each(["tokens-studio", "penpot"] as const)("Sets of %s", (name) => {
  it("change and refuse nothing when they are imported again", () => {
    const { outcome } = imported(writeSets(own, name));
    expect(outcome).toMatchObject({ changes: [], refusals: [] });
    expect(new Set(outcome.unchanged.map(({ path }) => path))).toEqual(new Set(own.all().map(({ path }) => path)));
  });

  it("transfer colors in sRGB, the first typeface, aliases and shadows of a mode", () => {
    const { files, outcome } = imported(writeSets(other, name));
    const brought = ownTheme({ ...theme, files });
    expect(outcome.refusals).toEqual([]);
    for (const path of ["color.clay.line", "fonts.body", "shadows.raised"])
      expect(brought.token(path, "dark")?.raw).not.toEqual(own.token(path, "dark")?.raw);
    expect(brought.token("color.clay.line", "dark")?.raw).toBe("{color.clay.300}");
  });
});

it("refuses anything beside sets that is not a set", () => {
  expect(imported([["tokens.json", '{ "$themes": [], "global": 1 }']]).lines[0]).toBe(
    "refused global: is not a set of tokens; a set is an object of groups",
  );
});

it("omits descriptions and sRGB fallbacks from CSS and Tailwind", () => {
  const described = ownTexts["color.tokens.json"]?.replace(
    '"600": { "$value": { "colorSpace": "oklch", ',
    '"600": { "$description": "Another one.", "$value": { "hex": "#123456", "colorSpace": "oklch", ',
  );
  const files = filesOf({ ...ownTexts, "color.tokens.json": described ?? "" });
  expect(files).not.toEqual(theme.files);
  for (const write of [writeCss, writeTailwind]) expect(write(ownTheme({ ...theme, files }))).toEqual(write(own));
});
