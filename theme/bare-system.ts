import { createSystem, defineConfig, defineKeyframes, defineTokens } from "@chakra-ui/react/styled-system";
import { prefix } from "./chakra-adapter.ts";
import { chakraConditions, definitions, globalCss, reset, wideGamut } from "./computed.ts";
import { breakpoints, conditions } from "./conditions.ts";
import { utilities } from "./utilities.ts";

/** Animations only move elements and never make them transparent, so that text is readable at once. */
const keyframes = defineKeyframes({
  /**
   * Enters from below: a toast, a menu. Uses the token's custom property, because Chakra resolves no tokens in
   * keyframes.
   */
  rise: { from: { transform: "translateY(var(--k-spacing-rise))" } },
});

/** `animation="rise"` plays the keyframes of the same name, with the timing for entering elements. */
const animations = defineTokens.animations(
  Object.fromEntries(
    Object.keys(keyframes).map((name) => [name, { value: `${name} {durations.moderate} {easings.out}` }]),
  ),
);

const { tokens, semanticTokens, textStyles } = definitions;

/**
 * Chakra's system without recipes, and in the browser of a built site without tokens. It is a separate chunk, so that
 * creating and filling it are two tasks.
 */
export const bareSystem = createSystem(
  { globalCss: reset },
  defineConfig({
    strictTokens: true,
    cssVarsPrefix: prefix,
    preflight: false,
    conditions: { ...chakraConditions, ...conditions, ...wideGamut },
    utilities,
    globalCss,
    theme: {
      breakpoints,
      tokens: { animations, ...tokens },
      keyframes,
      semanticTokens,
      textStyles,
    },
  }),
);
