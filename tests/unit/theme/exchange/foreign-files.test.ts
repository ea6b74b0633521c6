// @vitest-environment node

import { readdirSync, readFileSync } from "node:fs";
import type { TokenGroup } from "@kindred-ground/tokens/dtcg/read-theme.ts";
import { isObject, type TokenType } from "@kindred-ground/tokens/dtcg/read-tree.ts";
import { aliasTarget } from "@kindred-ground/tokens/dtcg/references.ts";
import { importValues } from "@kindred-ground/tokens/exchange/import-values.ts";
import type { ExchangedTheme } from "@kindred-ground/tokens/exchange/own-theme.ts";
import { readFile } from "@kindred-ground/tokens/exchange/read-file.ts";
import { flatName } from "@kindred-ground/tokens/exchange/token-names.ts";
import { defineConfig, parse } from "@terrazzo/parser";
import * as csstree from "css-tree";
import { type Color, formatHex8, parse as parseColor } from "culori";
import StyleDictionary from "style-dictionary";
import { expect, it } from "vitest";
import { modeTraits } from "../../../../theme/conditions.ts";

/**
 * Small files in the format of each tool, with values from the published packages. File names contain the tool and its
 * version.
 */
const folder = new URL("foreign/", import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, folder), "utf8");
const names = readdirSync(folder);
const programs = names.filter((name) => /\.(?:js|scss)$/.test(name));
const values = names.filter((name) => !programs.includes(name));

/** A value as another reader sees it. */
interface Seen {
  /** Groups and name. */
  path: readonly string[];
  value: unknown;
  type?: string | undefined;
}

async function seenIn(name: string): Promise<Seen[]> {
  const text = textOf(name);
  if (name.endsWith(".css")) return seenInCss(text);
  return name.endsWith(".tokens.json") ? seenByTerrazzo(name, text) : seenByStyleDictionary(text);
}

function seenInCss(text: string): Seen[] {
  const seen: Seen[] = [];
  // css-tree reads an at-rule next to declarations in a rule such as `:root`, but not in `@theme`.
  const tree = csstree.parse(text.replace(/^@theme.*\{$/m, ":root {"), { parseCustomProperty: false });
  csstree.walk(tree, (node) => {
    if (node.type === "Declaration" && node.property.startsWith("--"))
      seen.push({ path: [node.property], value: csstree.generate(node.value) });
  });
  return seen;
}

async function seenByTerrazzo(name: string, text: string): Promise<Seen[]> {
  const cwd = new URL("file:///");
  const source = { filename: new URL(name, cwd), src: text };
  const { tokens } = await parse([source], { config: defineConfig({}, { cwd }), skipLint: true });
  return Object.entries(tokens).map(([id, { $value, $type }]) => ({ path: id.split("."), value: $value, type: $type }));
}

async function seenByStyleDictionary(text: string): Promise<Seen[]> {
  const { $themes, $metadata, ...tokens } = JSON.parse(text);
  const dictionary = new StyleDictionary({
    tokens,
    platforms: { plain: { transforms: [] } },
    log: { verbosity: "silent", warnings: "disabled", errors: { brokenReferences: "console" } },
  });
  const { allTokens } = await dictionary.getPlatformTokens("plain");
  // Style Dictionary writes a copy as `original`.
  const own = allTokens.filter(({ path }) => path.at(-1) !== "original");
  return own.map((token) => ({ path: token.path, value: token.$value ?? token.value }));
}

it.each(values)("reads or refuses every value of %s", async (name) => {
  const { tokens, refusals, ignored } = readFile(textOf(name), name, modeTraits);
  const places = [...tokens.map((token) => token.names.join(".")), ...[...refusals, ...ignored].map(({ at }) => at)];
  const seen = await seenIn(name);
  const missing = seen.filter(({ path }) => !places.some((place) => isPlaceOf(place, path)));
  expect(missing.map(({ path }) => path.join("."))).toEqual([]);
  expect(places.length).toBeGreaterThanOrEqual(seen.length);
  for (const { problem } of refusals) expect(problem).toMatch(/; /);
});

/** Returns true if `place` names the token at `path`. In Tokens Studio and Spectrum, a name excludes the set. */
function isPlaceOf(place: string, path: readonly string[]): boolean {
  const whole = path.join(".");
  const withoutSet = path.filter((part, index) => !(part === "sets" || path[index - 1] === "sets")).join(".");
  return [whole, path.slice(1).join("."), withoutSet].some((one) => place === one || place.startsWith(`${one} (`));
}

const placeholders: Partial<Record<TokenType, unknown>> = {
  color: { colorSpace: "srgb", components: [0.1, 0.2, 0.3] },
  dimension: { value: 7919, unit: "px" },
  duration: { value: 7919, unit: "ms" },
  number: 7919,
};

/** Returns a value's type, if necessary from its text. The comparison leaves out values without a type. */
function typeOf({ value, type }: Seen): TokenType | undefined {
  if (type !== undefined) return Object.hasOwn(placeholders, type) ? (type as TokenType) : undefined;
  const text = String(value);
  if (parseColor(text)) return "color";
  if (/^-?[\d.]+(?:px|rem)$/.test(text)) return "dimension";
  return /^-?[\d.]+m?s$/.test(text) ? "duration" : undefined;
}

/** Returns a value in the same notation for all readers. */
function plain(type: TokenType, value: unknown): string {
  if (type === "color") return formatHex8(colorOf(value)) ?? "none";
  if (!isObject(value) && type === "number") return String(value);
  const [amount, unit] = isObject(value)
    ? [Number(value.value), String(value.unit)]
    : [Number.parseFloat(String(value)), String(value).replace(/^[-\d.]+/, "")];
  const factor = { rem: 16, s: 1000 }[unit] ?? 1;
  return (amount * factor).toFixed(2);
}

function colorOf(value: unknown): Color {
  if (!isObject(value)) return parseColor(String(value)) as Color;
  const [a, b, c] = value.components as number[];
  const alpha = value.alpha ?? 1;
  return (
    value.colorSpace === "oklch" ? { mode: "oklch", l: a, c: b, h: c, alpha } : { mode: "rgb", r: a, g: b, b: c, alpha }
  ) as Color;
}

/** Returns a theme with tokens of these names, whose values differ from those of every file. */
function themeWith(seen: readonly (Seen & { type: TokenType })[]): ExchangedTheme {
  const tree: TokenGroup = Object.fromEntries(
    seen.map(({ path, type }) => [flatName(path), { $type: type, $value: placeholders[type] }]),
  );
  return {
    files: { "all.tokens.json": tree, "light.tokens.json": {} },
    resolver: {
      version: "2025.10",
      sets: { all: { sources: [{ $ref: "all.tokens.json" }] } },
      modifiers: { mode: { contexts: { light: [{ $ref: "light.tokens.json" }], dark: [] }, default: "light" } },
      resolutionOrder: [{ $ref: "#/sets/all" }, { $ref: "#/modifiers/mode" }],
    },
    folder: "",
    resolverFile: "resolver.json",
    modes: modeTraits,
  };
}

it.each(values)("reads the values of %s as another reader does", async (name) => {
  const all = (await seenIn(name)).map((one) => ({ ...one, type: typeOf(one) }));
  const isOnce = ({ path }: Seen) => all.filter((one) => flatName(one.path) === flatName(path)).length === 1;
  const seen = all.filter((one): one is Seen & { type: TokenType } => one.type !== undefined && isOnce(one));
  const theme = themeWith(seen);
  const { changes, refusals } = importValues(readFile(textOf(name), name, modeTraits), theme);
  const read = new Map(changes.map(({ token }) => [token.path, token.raw]));
  const wrong = seen.flatMap(({ path, type, value }) => {
    const own = read.get(flatName(path));
    const target = aliasTarget(own);
    const given = target === undefined ? own : read.get(target);
    const place = refusals.find(({ at }) => isPlaceOf(at, path));
    if (given === undefined) return place ? [] : [`${path.join(".")} is not read`];
    return plain(type, given) === plain(type, value) ? [] : [`${path.join(".")}: ${JSON.stringify(given)}, ${value}`];
  });
  expect(wrong).toEqual([]);
});

it("counts and refuses the values of each file in words", () => {
  const lines = values.map((name) => {
    const { tokens, refusals } = readFile(textOf(name), name, modeTraits);
    const problems = [...new Set(refusals.map(({ at, problem }) => `${at} ${problem}`))];
    return [`${name}: ${tokens.length}`, ...problems.slice(0, 1)].join("; refused ");
  });
  expect(lines).toMatchInlineSnapshot(`
    [
      "bootstrap-5.3.9.css: 13; refused --bs-btn-padding-x (line 25) is under a condition or selector that is not a mode of the theme; move it to :root",
      "figma-variables-2025-sds.tokens.json: 8",
      "govuk-6.6.0.css: 7; refused --govuk-text-colour (line 14) is under a condition or selector that is not a mode of the theme; move it to :root",
      "open-props-1.7.16.css: 14",
      "penpot-2.6.json: 6",
      "polaris-9.4.2.css: 11; refused --p-color-bg (line 19) is under a condition or selector that is not a mode of the theme; move it to :root",
      "primer-11.10.0.css: 4; refused --bgColor-default (line 10) is under a condition or selector that is not a mode of the theme; move it to :root",
      "primer-11.10.0.tokens.json: 9; refused bgColor.default ($extensions.org.primer.overrides.dark-dimmed) is for a mode that the theme does not have; it has light, dark, light-more-contrast, dark-more-contrast",
      "radix-colors-3.0.0-dark.css: 8",
      "radix-colors-3.0.0.css: 6; refused --mint-1 (line 17) is under a condition or selector that is not a mode of the theme; move it to :root",
      "salesforce-2.264.1-flat.json: 0; refused MQ_LARGE is neither a token nor a group; a token is an object with a $value",
      "shoelace-2.20.1-dark.css: 6",
      "spectrum-15.4.1.json: 12; refused blue-100 (sets.wireframe) is for a mode that the theme does not have; it has light, dark, light-more-contrast, dark-more-contrast",
      "style-dictionary-3-open-props-1.7.16.json: 14",
      "style-dictionary-3.9.2.json: 10",
      "style-dictionary-5-primer-11.10.0.json: 4",
      "supernova-2025.css: 6",
      "tailwind-4.3.5.css: 14",
      "terrazzo-2-apple-hig.dark.tokens.json: 6",
      "terrazzo-2-carbon.tokens.json: 8",
      "terrazzo-2-fluent.tokens.json: 6",
      "theo-8-salesforce-2.264.1.json: 4",
      "tokens-studio-1-open-props-1.7.16.json: 10",
      "tokens-studio-2.json: 6; refused soft has a color modifier; write the resulting color",
    ]
  `);
});

it.each(programs)("says how to get at the values of %s", (name) => {
  expect(() => readFile(textOf(name), name, modeTraits)).toThrow(/ is a .*program; .*, and import that$/);
});
