import { type Mode, modeConditions, modes } from "../../../theme/conditions.ts";
import { type Definitions, defineTokens, type Tree } from "../../../theme/define-tokens.ts";
import { type ThemeColors, themeColors } from "../../../theme/gate/theme-colors.ts";
import type { Resolver, TokenFiles } from "../../../theme/token-files.ts";
import { leavesOf } from "../saved-theme.ts";
import { variableOf } from "../variable-of.ts";
import { type Edits, editedFiles } from "./edits.ts";

export type Variables = ReadonlyMap<string, string>;

export interface LiveTheme {
  variables: Readonly<Record<Mode, Variables>>;
  colors: ThemeColors;
}

/** Reads the theme with the edits applied, using the same reader as builds. Throws its errors. */
export function liveTheme(files: TokenFiles, resolver: Resolver, edits: Edits): LiveTheme {
  const now = editedFiles(files, edits);
  const definitions = defineTokens(now, resolver);
  const inModes = modes.map((mode): [Mode, Variables] => [mode, variablesIn(definitions, mode)]);
  return {
    variables: Object.fromEntries<Variables>(inModes) as Record<Mode, Variables>,
    colors: themeColors(now, resolver),
  };
}

function variablesIn({ tokens, semanticTokens }: Definitions, mode: Mode): Map<string, string> {
  const variables = new Map<string, string>();
  for (const [category, tree] of Object.entries(tokens)) {
    for (const { name, value } of leavesOf(tree as Tree<string>)) variables.set(variableOf(category, name), value);
  }
  for (const [category, tree] of Object.entries(semanticTokens)) {
    for (const { name, value } of leavesOf(tree as Tree<Record<string, string>>)) {
      variables.set(variableOf(category, name), inMode(value, mode));
    }
  }
  return variables;
}

/** Falls back to the mode that this one overrides, then to light. */
function inMode(values: Record<string, string>, mode: Mode): string {
  const usual = mode.startsWith("dark") ? modeConditions.dark : modeConditions.light;
  return values[modeConditions[mode][0]] ?? values[usual[0]] ?? values.base ?? "";
}
