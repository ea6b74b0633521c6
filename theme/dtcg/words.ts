/** Types of design tokens (DTCG 2025.10, format, chapters 8 and 9). */
export const tokenTypes = [
  "color",
  "dimension",
  "fontFamily",
  "fontWeight",
  "duration",
  "cubicBezier",
  "number",
  "strokeStyle",
  "border",
  "transition",
  "shadow",
  "gradient",
  "typography",
] as const;

export type TokenType = (typeof tokenTypes)[number];

export function isTokenType(word: unknown): word is TokenType {
  return (tokenTypes as readonly unknown[]).includes(word);
}

/** Properties that a token can have beside its value (format, chapter 5). */
export const tokenProperties = ["$value", "$ref", "$type", "$description", "$extensions", "$deprecated"];

/** Properties that a group can have beside its children (format, chapter 6). */
export const groupProperties = ["$type", "$description", "$extensions", "$deprecated", "$extends", "$root"];

/** Maps types of Tokens Studio's older format to the standard's. Most became a type for several purposes. */
export const olderTypes: Readonly<Record<string, TokenType>> = {
  borderRadius: "dimension",
  borderWidth: "dimension",
  boxShadow: "shadow",
  fontFamilies: "fontFamily",
  fontSizes: "dimension",
  fontWeights: "fontWeight",
  letterSpacing: "dimension",
  lineHeights: "number",
  opacity: "number",
  paragraphSpacing: "dimension",
  sizing: "dimension",
  spacing: "dimension",
};
