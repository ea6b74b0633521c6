import type { TokenType } from "../dtcg/words.ts";

/** The parts of a text style, as the standard calls them, with their types. */
export const partTypes: Readonly<Record<string, TokenType>> = {
  fontFamily: "fontFamily",
  fontSize: "dimension",
  fontWeight: "fontWeight",
  letterSpacing: "dimension",
  lineHeight: "number",
};

export const textParts = Object.keys(partTypes);
