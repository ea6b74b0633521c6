import type { Definitions } from "./define-tokens.ts";

/** The typography tokens, and what the design-token format cannot say about them. */
export function withNumerals(styles: Definitions["textStyles"]): Definitions["textStyles"] {
  const { numeral } = styles;
  if (!numeral) throw new Error("theme/tokens/type.tokens.json: text.numeral is missing; figures are set in it");
  return { ...styles, numeral: { value: { ...numeral.value, fontVariantNumeric: "lining-nums tabular-nums" } } };
}
