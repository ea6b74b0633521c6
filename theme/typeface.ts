import { readTokens } from "./read-tokens.ts";
import { resolver, tokenFiles } from "./token-files.ts";

export interface Typeface {
  /** As it is called where it is no variable font: on people’s machines, and among the cuts for pictures. */
  family: string;
  /** "serif", "sans-serif" */
  generic: string;
}

const tokens = readTokens(tokenFiles, resolver, "light");

/** The typeface that the theme has for headings, or for text. */
export function typefaceFor(use: "heading" | "body"): Typeface {
  const [first, ...others] = [tokens.get(`fonts.${use}`)?.value].flat();
  const generic = others.at(-1);
  if (typeof first !== "string" || typeof generic !== "string")
    throw new Error(
      `theme/tokens/type.tokens.json: fonts.${use} is not a list of a typeface and what stands in for it, ending with serif or sans-serif`,
    );
  return { family: first.endsWith(" Variable") ? first.slice(0, -" Variable".length) : first, generic };
}
