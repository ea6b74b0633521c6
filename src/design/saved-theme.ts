import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import type { Mode } from "../../theme/conditions.ts";
import { type Definitions, defineTokens, type Tree } from "../../theme/define-tokens.ts";
import { type ThemeColors, themeColors } from "../../theme/gate/theme-colors.ts";
import { resolver, tokenFiles } from "../../theme/token-files.ts";

interface NamedValue {
  name: string;
  value: string;
}

/** The theme from the files in `theme/tokens/`. On the built site, the browser has no other copy of all its values. */
export const saved = defineTokens(tokenFiles, resolver);

export const savedColors = themeColors(tokenFiles, resolver);

/** Returns the tokens of a category that are equal in every mode, in the order of their file. */
export function tokensOf(category: string, { tokens }: Definitions = saved): NamedValue[] {
  const tree = tokens[category];
  return tree ? leavesOf(tree as Tree<string>) : [];
}

export function leavesOf<Value>(tree: Tree<Value>, path: readonly string[] = []): { name: string; value: Value }[] {
  return Object.entries(tree).flatMap(([key, child]) => {
    const name = [...path, key];
    return isLeaf(child) ? [{ name: name.join("."), value: child.value }] : leavesOf(child, name);
  });
}

function isLeaf<Value>(child: Tree<Value>[string]): child is { value: Value } {
  const { value } = child as { value?: unknown };
  return value !== undefined && (typeof value !== "object" || !("value" in (value as object)));
}

/** Returns a token's custom property as Chakra names it: "--k-font-sizes-h1" for fontSizes and "h1". */
export function variableOf(category: string, name: string): string {
  return `--k-${dashed(category)}-${name.split(".").map(dashed).join("-")}`;
}

function dashed(word: string): string {
  return [...word].map((letter) => (letter >= "A" && letter <= "Z" ? `-${letter.toLowerCase()}` : letter)).join("");
}

type Variables = Record<`--${string}`, string>;

/**
 * Returns the custom properties that give part of a page one mode's colors, regardless of the page's mode. Includes all
 * colors unless `names` are given. The part must set its own `colorPalette`, because a palette resolves where it is
 * set.
 */
export function modeVariables(colors: ThemeColors, mode: Mode, names?: readonly string[]): Variables {
  const chosen = names ?? [...colors.modes[mode].keys()];
  return Object.fromEntries(
    chosen.flatMap((name) => {
      const shade = colors.modes[mode].get(name);
      return shade ? [[variableOf("colors", name), shade.hex]] : [];
    }),
  );
}

/** Returns the semantic colors that a recipe uses in a palette, from the names of its tokens. */
export function colorsIn(tokens: readonly string[], palette: string): string[] {
  return tokens
    .filter((token) => token.startsWith("colors."))
    .map((token) => token.slice("colors.".length).replace("colorPalette.", `${palette}.`));
}

type Parts = Readonly<Record<string, SystemStyleObject | undefined>>;

/** True if the styles are made for a deep background: they use the colors that contrast with it. */
export function isForDeep(parts: Parts): boolean {
  return ["on-deep", "deep-line"].some((color) => takesFromPalette(parts, color));
}

/** True if the styles use `color` of the current palette, or any of its colors if `color` is empty. */
export function takesFromPalette(parts: Parts, color = ""): boolean {
  return JSON.stringify(parts).includes(`var(--k-colors-color-palette-${color}`);
}
