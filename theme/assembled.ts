import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { breakpoints } from "./breakpoints.ts";
import { chakraConditions } from "./chakra-conditions.ts";
import { conditions } from "./conditions.ts";
import { definitions } from "./definitions.ts";
import { prefix } from "./finished-tokens.ts";
import { globalCss } from "./global-css.ts";
import { animations, keyframes } from "./keyframes.ts";
import { reset } from "./reset.ts";
import { withNumerals } from "./text-styles.ts";
import { utilities } from "./utilities.ts";
import { wideGamut } from "./wide-gamut.ts";

const { tokens, semanticTokens, textStyles } = definitions;

/** Chakra's system without recipes. In the browser of a built site, it also lacks tokens at first. */
export const assembled = createSystem(
  { globalCss: reset },
  defineConfig({
    strictTokens: true,
    cssVarsPrefix: prefix,
    preflight: false,
    conditions: { ...chakraConditions, ...conditions, ...wideGamut },
    utilities,
    globalCss: globalCss,
    theme: {
      breakpoints,
      tokens: { animations, ...tokens },
      keyframes,
      semanticTokens,
      textStyles: withNumerals(textStyles),
    },
  }),
);
