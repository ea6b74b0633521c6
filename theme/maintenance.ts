import { globSync, readFileSync } from "node:fs";
import { maintenanceReport } from "@kindred-ground/tokens/gate/maintenance.ts";
import type { ThemeColors } from "@kindred-ground/tokens/gate/theme-colors.ts";
import { definitions } from "./computed.ts";
import { leavesOf, type Tree } from "./define-tokens.ts";
import { tokenFiles } from "./token-files.ts";

/** Returns one line for each kind of token that could be removed from this theme. */
export function maintenanceOf(colors: ThemeColors): string[] {
  const { tokens, semanticTokens } = definitions;
  const names = Object.entries({ ...tokens, ...semanticTokens }).map(([category, tree]) => [
    category,
    leavesOf(tree as Tree<unknown>).map(({ name }) => name),
  ]);
  return maintenanceReport({
    files: tokenFiles,
    colors,
    names: Object.fromEntries(names),
    values: Object.entries(tokens).flatMap(([category, tree]) => leavesOf(tree as Tree<string>, [category])),
    texts: globSync("{src,theme,prerender,server}/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8")),
  });
}
