import { type Definitions, defineTokens, leavesOf, type Tree } from "../../theme/define-tokens.ts";
import { readColors } from "../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../theme/token-files.ts";

export interface NamedValue {
  name: string;
  value: string;
}

/** The theme from the files in `theme/tokens/`. On the built site, the browser has no other copy of all its values. */
export const saved = defineTokens(tokenFiles, resolver);

export const savedColors = readColors(tokenFiles, resolver);

/** Returns the tokens of a category that are equal in every mode, in the order of their file. */
export function tokensOf(category: string, { tokens }: Definitions = saved): NamedValue[] {
  const tree = tokens[category];
  return tree ? leavesOf(tree as Tree<string>) : [];
}
