// @vitest-environment node

import { writeSets, writeStyleDictionary } from "@kindred-ground/tokens/exchange/write-strings.ts";
import { permutateThemes, register } from "@tokens-studio/sd-transforms";
import StyleDictionary from "style-dictionary";
import { expect, it } from "vitest";
import { type Mode, modes } from "../../../../theme/conditions.ts";
import { readOwnTheme } from "../../../../theme/exchange.ts";
import { readColors } from "../../../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";
import type from "../../../../theme/tokens/type.tokens.json" with { type: "json" };

const own = readOwnTheme(tokenFiles, resolver);
const [headingFont] = type.fonts.heading.$value;
const colors = readColors(tokenFiles, resolver);
const log = { verbosity: "silent", warnings: "disabled" } as const;

/** Resolves to custom properties as Style Dictionary writes them, by name. */
async function cssOf(config: object, transformGroup: string, name?: string): Promise<Map<string, string>> {
  const format = "css/variables";
  const platform = {
    transformGroup,
    ...(name && { transforms: [name] }),
    files: [{ destination: "tokens.css", format }],
  };
  const dictionary = new StyleDictionary({ ...config, log, platforms: { css: platform } });
  const [file] = await dictionary.formatPlatform("css");
  const lines = String(file?.output)
    .split("\n")
    .filter((line) => line.trimStart().startsWith("--"));
  return new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(":")).trim(),
      line.slice(line.indexOf(":") + 1, line.lastIndexOf(";")).trim(),
    ]),
  );
}

const purposeIn = (mode: Mode, css: ReadonlyMap<string, string>) =>
  ["clay-solid", "bg-canvas", "focus-ring"].map((name) => [
    css.get(`--color-${name}`)?.toLowerCase(),
    colors.modes[mode].get(name.replace("-", "."))?.hex,
  ]);

it.each(modes)(
  "exports CSS values, text styles and shadows of %s through Style Dictionary's own transforms",
  async (mode) => {
    const css = await cssOf({ tokens: JSON.parse(writeStyleDictionary(own).get(`${mode}.json`) ?? "") }, "css");
    for (const [read, hex] of purposeIn(mode, css)) expect(read).toBe(hex);
    expect(css.get("--spacing-4")).toBe("1rem");
    expect(css.get("--durations-fast")).toBe("150ms");
    expect(css.get("--text-h1")).toMatch(/^450 3\.75rem\/1\.08 ./);
    expect(css.get("--text-h1")).toContain(headingFont);
    expect(css.get("--shadows-raised")).toMatch(/^0rem 0\.25rem 1(\.25)?rem 0rem #/);
  },
);

const sets = (name: "tokens-studio" | "penpot") => JSON.parse(writeSets(own, name).get("tokens.json") ?? "");

register(StyleDictionary);

it.each(modes)("exports the theme %s with its sets as Tokens Studio's own transforms read it", async (mode) => {
  const { $themes, $metadata, ...tokens } = sets("tokens-studio");
  expect($metadata.tokenSetOrder).toEqual(Object.keys(tokens));
  const chosen: readonly string[] = permutateThemes($themes)[mode] ?? [];
  // Each set replaces values of the sets before it, as in Tokens Studio.
  const merged = chosen.map((set) => tokens[set]).reduce(merge, {});
  const css = await cssOf({ tokens: merged, preprocessors: ["tokens-studio"] }, "tokens-studio", "name/kebab");
  for (const [read, hex] of purposeIn(mode, css)) expect(read).toBe(hex);
  expect(css.get("--text-h1")).toMatch(/^450 60px\/1\.08 ./);
  expect(css.get("--text-h1")).toContain(headingFont);
  expect(css.get("--spacing-4")).toBe("16px");
});

function merge(one: Record<string, unknown>, other: Record<string, unknown>): Record<string, unknown> {
  const merged = Object.entries(other).map(([key, value]) => {
    const before = one[key];
    const isGroup = typeof before === "object" && typeof value === "object" && before && value && !("$value" in value);
    return [key, isGroup ? merge(before as Record<string, unknown>, value as Record<string, unknown>) : value];
  });
  return { ...one, ...Object.fromEntries(merged) };
}

/** Types that Penpot imports: token.cljc and tokens_lib.cljc of Penpot 2.13. */
const penpotTypes = [
  "borderRadius",
  "boxShadow",
  "color",
  "dimension",
  "fontFamilies",
  "fontSizes",
  "fontWeights",
  "letterSpacing",
  "number",
  "opacity",
  "other",
  "sizing",
  "spacing",
  "strokeWidth",
  "typography",
];

it("exports only types, names and texts that Penpot imports", () => {
  const { $themes, $metadata, ...tokens } = sets("penpot");
  expect($themes).toHaveLength(modes.length);
  expect($metadata.tokenSetOrder).toContain("mode/dark");
  const found = new Set<string>();
  const walk = (node: Record<string, unknown>, path: string[]) => {
    if (!("$value" in node)) {
      for (const [key, child] of Object.entries(node)) walk(child as Record<string, unknown>, [...path, key]);
      return;
    }
    found.add(String(node.$type));
    expect(path.join(".")).toMatch(/^[\w$-]+(\.[\w$-]+)*$/);
    expect(typeof node.$value === "string" || ["typography", "boxShadow"].includes(String(node.$type))).toBe(true);
  };
  for (const set of Object.values(tokens)) walk(set as Record<string, unknown>, []);
  expect([...found].filter((type) => !penpotTypes.includes(type))).toEqual([]);
  expect(found).toContain("typography");
});
