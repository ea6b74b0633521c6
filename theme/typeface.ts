import { readTokens } from "./read-tokens.ts";
import { resolver, tokenFiles } from "./token-files.ts";

export interface Typeface {
  /** Name without "Variable": the local font on visitors' devices, and the static font for pictures. */
  family: string;
  /** Generic family: "serif" or "sans-serif". */
  generic: string;
}

const tokens = readTokens(tokenFiles, resolver, "light");

export function typefaceFor(use: "heading" | "body"): Typeface {
  const [first, ...others] = [tokens.get(`fonts.${use}`)?.value].flat();
  const generic = others.at(-1);
  if (typeof first !== "string" || typeof generic !== "string")
    throw new Error(
      `theme/tokens/type.tokens.json: fonts.${use} must be a list of a typeface, its fallbacks, and serif or sans-serif`,
    );
  return { family: first.endsWith(" Variable") ? first.slice(0, -" Variable".length) : first, generic };
}
