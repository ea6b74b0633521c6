import type { Definitions } from "./define-tokens.ts";

/** Adds settings to the typography tokens that the design token format doesn't support. */
export function withNumerals(styles: Definitions["textStyles"]): Definitions["textStyles"] {
  const { numeral } = styles;
  if (!numeral) throw new Error("theme/tokens/type.tokens.json: text.numeral is missing; figures are set in it");
  return { ...styles, numeral: { value: { ...numeral.value, fontVariantNumeric: "lining-nums tabular-nums" } } };
}
