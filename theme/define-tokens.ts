import { colorToHex, displayP3 } from "@kindred-ground/tokens/color/color.ts";
import type { Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import { cssValue, fluid, remOf } from "@kindred-ground/tokens/dtcg/css-value.ts";
import type { Resolver, TokenFiles } from "@kindred-ground/tokens/dtcg/read-theme.ts";
import { aliasTarget } from "@kindred-ground/tokens/dtcg/references.ts";
import { textParts } from "@kindred-ground/tokens/dtcg/values.ts";
import { type Mode, modeConditions, modes, wideConditions } from "./conditions.ts";
import { readModes } from "./read-tokens.ts";

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

type TokenMap = ReadonlyMap<string, Token>;

/**
 * Defines the tokens for Chakra. Each color purpose becomes one token with a plain value per mode, so that the
 * primitive ramps never reach a page.
 */
export function defineTokens(files: TokenFiles, resolver: Resolver): Definitions {
  const byMode = readModes(files, resolver);
  const light = byMode.light;
  const definitions: Definitions = { tokens: {}, semanticTokens: {}, textStyles: {} };
  for (const token of light.values()) {
    const path = chakraPath(token);
    if (token.type === "typography")
      definitions.textStyles[path.slice(1).join(".")] = { value: textStyle(token, light) };
    else if (isByMode(token, byMode)) put(definitions.semanticTokens, path, valuesByMode(token.path, byMode));
    else if (token.type !== "color" && !isPartOfFluid(token.path)) put(definitions.tokens, path, cssValue(token));
  }
  for (const [name, value] of fluidValues(light)) put(definitions.tokens, name.split("."), value);
  return definitions;
}

/**
 * Returns true if a modifier sets the token, or if its value differs by mode. A border in a shared file has each mode's
 * color.
 */
function isByMode({ path, isByModifier, type }: Token, byMode: Record<Mode, TokenMap>): boolean {
  if (isByModifier) return true;
  if (type === "color") return false;
  return new Set(modes.map((mode) => JSON.stringify(byMode[mode].get(path)?.value))).size > 1;
}

function valuesByMode(path: string, byMode: Record<Mode, TokenMap>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const mode of modes) {
    const token = byMode[mode].get(path);
    if (!token) continue;
    const value = cssValue(token);
    const usual = mode.startsWith("dark") ? values._chosenDark : values.base;
    if (value !== usual) for (const condition of modeConditions[mode]) values[condition] = value;
    const wide = cssValue(token, (color) => displayP3(color) ?? colorToHex(color));
    if (wide !== value) for (const condition of wideConditions[mode]) values[condition] = wide;
  }
  return values;
}

/** Returns a style with token names instead of values if possible, so that a page contains each value only once. */
function textStyle(token: Token, tokens: TokenMap): Record<string, string> {
  const same = tokens.get(aliasTarget(token.raw) ?? "");
  if (same) return textStyle(same, tokens);
  const parts = token.value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(token.raw as Record<string, unknown>).map(([property, written]) => {
      const target = aliasTarget(written);
      if (target) return [property, target.slice(target.indexOf(".") + 1).replace(/\.max$/, "")];
      return [property, cssValue({ type: textParts[property] ?? "number", value: parts[property] })];
    }),
  );
}

/**
 * Largest font sizes of headings, in percent of the viewport's width. On a phone of 390 px, words of 11 letters then
 * fit at twice the text size.
 */
export const headingShares: Record<string, number> = {
  "fontSizes.display": 13.5,
  "fontSizes.h1": 13,
  "fontSizes.h2": 11.5,
  "fontSizes.h3": 11,
  "fontSizes.quote": 11,
};

function fluidValues(tokens: TokenMap): [name: string, value: string][] {
  const ends = [...tokens.keys()].filter((path) => path.endsWith(".max"));
  return ends.map((path) => {
    const name = path.slice(0, -".max".length);
    const range = { from: remOf(tokens.get("fluid.from")), to: remOf(tokens.get("fluid.to")) };
    return [name, fluid(remOf(tokens.get(`${name}.min`)), remOf(tokens.get(path)), range, headingShares[name])];
  });
}

function isPartOfFluid(path: string): boolean {
  return path.startsWith("fluid.") || path.endsWith(".min") || path.endsWith(".max");
}

function chakraPath({ path }: Token): string[] {
  const [category, ...name] = path.split(".");
  return [
    category === "color" ? "colors" : (category ?? ""),
    ...name.map((part) => (part === "$root" ? "DEFAULT" : part)),
  ];
}

/** Returns the leaves with their names from the top down, joined with dots. */
export function leavesOf<Value>(tree: Tree<Value>, path: readonly string[] = []): { name: string; value: Value }[] {
  return Object.entries(tree).flatMap(([key, child]) => {
    const name = [...path, key];
    return isLeaf(child) ? [{ name: name.join("."), value: child.value }] : leavesOf(child, name);
  });
}

function isLeaf<Value>(child: Tree<Value>[string]): child is Leaf<Value> {
  const { value } = child as { value?: unknown };
  return value !== undefined && (typeof value !== "object" || !("value" in (value as object)));
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
