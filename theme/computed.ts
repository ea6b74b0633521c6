/**
 * Values that a build computes once, instead of each visitor's browser: precompute.ts replaces this module. Development
 * and tests compute them here.
 */
import { type Definitions, defineTokens } from "./define-tokens.ts";
import { resolver, tokenFiles } from "./token-files.ts";
import motionFile from "./tokens/motion.tokens.json" with { type: "json" };

export { chakraConditions, noTokens, styleProperties } from "./chakra-defaults.ts";
export { globalCss, reset, wideGamut } from "./document-styles.ts";

/** Chakra definitions of the files in `tokens/`. */
export const definitions = withNumerals(defineTokens(tokenFiles, resolver));

const { durations, spacing } = motionFile;

/** Values for motion.ts. `slow` is in seconds. */
export const motion = {
  slow: durations.slow.$value.value / 1000,
  step: spacing.step.$value.value + spacing.step.$value.unit,
  rise: spacing.rise.$value.value + spacing.rise.$value.unit,
};

/** URL of the stylesheet with document-wide styles, in a built site. In development, Chakra's provider renders them. */
export const stylesheet: string | undefined = undefined;

/** Adds typography settings that the design token format doesn't support. */
function withNumerals(defined: Definitions): Definitions {
  const { numeral } = defined.textStyles;
  if (!numeral) throw new Error("theme/tokens/type.tokens.json: text.numeral is missing; add it");
  const value = { ...numeral.value, fontVariantNumeric: "lining-nums tabular-nums" };
  return { ...defined, textStyles: { ...defined.textStyles, numeral: { value } } };
}
