import { type Definitions, defineTokens, type Tree } from "../../theme/define-tokens.ts";
import { themeColors } from "../../theme/gate/theme-colors.ts";
import { resolver, tokenFiles } from "../../theme/token-files.ts";

export interface NamedValue {
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
