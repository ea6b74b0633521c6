import type { TokenType } from "../dtcg/words.ts";

/** Parts of a text style and their types, by the standard's names. */
export const partTypes: Readonly<Record<string, TokenType>> = {
  fontFamily: "fontFamily",
  fontSize: "dimension",
  fontWeight: "fontWeight",
  letterSpacing: "dimension",
  lineHeight: "number",
};

export const textParts = Object.keys(partTypes);
