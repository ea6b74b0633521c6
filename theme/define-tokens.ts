import { type Mode, modeConditions, modes } from "./conditions.ts";
import { cssValue } from "./css-value.ts";
import { fluid, remOf } from "./fluid.ts";
import { aliasTarget, modeSources, readTokens } from "./read-tokens.ts";
import type { Resolver, Token, TokenFiles } from "./token-file.ts";

interface Leaf<Value> {
  value: Value;
}

/** Chakra's nested definitions: category, then name, then a leaf. */
export interface Definitions {
  tokens: Tree<string>;
  semanticTokens: Tree<Record<string, string>>;
  textStyles: Record<string, Leaf<Record<string, string>>>;
}

export interface Tree<Value> {
  [name: string]: Tree<Value> | Leaf<Value>;
}

type TokenMap = Map<string, Token>;

/**
 * What Chakra is told of the tokens. Colors become one token per purpose with a plain value per mode, so that the
 * primitive ramps never reach a page.
 */
export function defineTokens(files: TokenFiles, resolver: Resolver): Definitions {
  const byMode = Object.fromEntries(modes.map((mode) => [mode, readTokens(files, resolver, mode)])) as Record<
    Mode,
    TokenMap
  >;
  const definitions: Definitions = { tokens: {}, semanticTokens: {}, textStyles: {} };
  const perMode = new Set(modeSources(resolver, "light").map(({ $ref }) => `theme/tokens/${$ref}`));
  for (const token of byMode.light.values()) {
    const path = chakraPath(token);
    if (perMode.has(token.file)) put(definitions.semanticTokens, path, valuesByMode(token.path, byMode));
    else if (token.type === "typography") definitions.textStyles[path.slice(1).join(".")] = { value: textStyle(token) };
    else if (token.type !== "color" && !isPartOfFluid(token.path)) put(definitions.tokens, path, cssValue(token));
  }
  for (const [name, value] of fluidValues(byMode.light)) put(definitions.tokens, name.split("."), value);
  return definitions;
}

function valuesByMode(path: string, byMode: Record<Mode, TokenMap>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const mode of modes) {
    const token = byMode[mode].get(path);
    if (!token) throw new Error(`theme/tokens/semantic.${mode}.tokens.json: ${path} is missing; every mode needs it`);
    const value = cssValue(token);
    const usual = mode.startsWith("dark") ? values._chosenDark : values.base;
    if (value === usual) continue;
    for (const condition of modeConditions[mode]) values[condition] = value;
  }
  return values;
}

/** Names of tokens rather than their values, so that a page carries each value once. */
function textStyle(token: Token): Record<string, string> {
  return Object.fromEntries(
    Object.entries(token.raw as Record<string, unknown>).map(([property, value]) => {
      const target = aliasTarget(value);
      if (!target) throw new Error(`${token.file}: ${token.path} must name a token for its ${property}`);
      return [property, target.replace(/^[^.]+\./, "").replace(/\.max$/, "")];
    }),
  );
}

function fluidValues(tokens: TokenMap): [name: string, value: string][] {
  const range = { from: remOf(tokens.get("fluid.from"), "fluid.from"), to: remOf(tokens.get("fluid.to"), "fluid.to") };
  return [...tokens.keys()]
    .filter((path) => path.endsWith(".max"))
    .map((path) => path.replace(/\.max$/, ""))
    .map((name) => {
      const [min, max] = [`${name}.min`, `${name}.max`].map((path) => remOf(tokens.get(path), path)) as [
        number,
        number,
      ];
      return [name, fluid(min, max, range)];
    });
}

function isPartOfFluid(path: string): boolean {
  return path.startsWith("fluid.") || /\.(min|max)$/.test(path);
}

function chakraPath({ path }: Token): string[] {
  const [category, ...name] = path.split(".");
  return [category === "color" ? "colors" : (category ?? ""), ...name];
}

function put<Value>(tree: Tree<Value>, path: readonly string[], value: Value): void {
  const [name = "", ...rest] = path;
  if (rest.length === 0) {
    tree[name] = { value };
    return;
  }
  tree[name] ??= {};
  put(tree[name] as Tree<Value>, rest, value);
}
