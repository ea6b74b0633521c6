import type { Inputs, Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import * as theme from "@kindred-ground/tokens/dtcg/read-theme.ts";
import { type ThemeColors, themeColors } from "@kindred-ground/tokens/gate/theme-colors.ts";
import { type Mode, modes } from "./conditions.ts";
import { tokenRules } from "./token-rules.ts";

export { aliasTarget } from "@kindred-ground/tokens/dtcg/references.ts";

export const tokenFolder = "theme/tokens/";
export const resolverFile = "resolver.json";

export const tokenPlace = { folder: tokenFolder, resolverFile };

/** Reads this theme's tokens in one mode. Other modifiers can be passed too, and otherwise use their defaults. */
export function readTokens(
  files: theme.TokenFiles,
  resolver: theme.Resolver,
  mode: string | Inputs,
): Map<string, Token> {
  return theme.readTheme({ files, resolver, ...tokenPlace }, typeof mode === "string" ? { mode } : mode);
}

/** Reads this theme's tokens in every mode, and checks its rules. */
export function readModes(files: theme.TokenFiles, resolver: theme.Resolver): Record<Mode, Map<string, Token>> {
  return theme.readModes({ files, resolver, ...tokenPlace }, modes, tokenRules);
}

/** Reads this theme's colors in every mode. */
export function readColors(files: theme.TokenFiles, resolver: theme.Resolver): ThemeColors<Mode> {
  return themeColors({ files, resolver, ...tokenPlace }, modes);
}
