import { type Definitions, defineTokens, type Tree } from "../../theme/define-tokens.ts";
import { themeColors } from "../../theme/gate/theme-colors.ts";
import { resolver, tokenFiles } from "../../theme/token-files.ts";

/** A token by its name within its category, "icon.sm", with what CSS writes for it. */
export interface NamedValue {
  name: string;
  value: string;
}

/** The theme as the files in `theme/tokens/` have it. A built site’s browser has no other copy of all its values. */
export const saved = defineTokens(tokenFiles, resolver);

export const savedColors = themeColors(tokenFiles, resolver);

/** The tokens of a category that are the same in every mode, in the order of their file. */
export function tokensOf(category: string, { tokens }: Definitions = saved): NamedValue[] {
  const tree = tokens[category];
  return tree ? leavesOf(tree as Tree<string>) : [];
}

/** Every leaf of a tree by its dotted name. */
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
