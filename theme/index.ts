import { createSystem, defineConfig, defineKeyframes, defineTokens } from "@chakra-ui/react/styled-system";
import { addRecipes, fillTokens, prefix, withGlobalStyles } from "./chakra-adapter.ts";
import { chakraConditions, definitions, finished, globalCss, reset, stylesheet, wideGamut } from "./computed.ts";
import { breakpoints, conditions } from "./conditions.ts";
import { recipes, slotRecipes } from "./recipes.ts";
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

/** Chakra's system. In the browser of a built site, it is created without tokens and filled afterward. */
const created = createSystem(
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

addRecipes(created, { recipes, slotRecipes });
if (finished) fillTokens(created, finished);

/** In a built site, document-wide styles are a separate stylesheet. */
export const system = withGlobalStyles(created, stylesheet === undefined);

/** Default export for `chakra typegen`. */
export default system;
