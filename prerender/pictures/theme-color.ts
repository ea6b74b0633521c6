import { cssValue } from "../../theme/css-value.ts";
import { readTokens } from "../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../theme/token-files.ts";

const tokens = readTokens(tokenFiles, resolver, "light");

/** Returns a light-mode theme color as CSS, for pictures drawn during the build. */
export function themeColor(name: string): string {
  const token = tokens.get(`color.${name}`);
  if (!token) throw new Error(`pictures: theme/tokens has no color.${name}; add it or correct the name`);
  return cssValue(token);
}
