import {
  createSystem,
  defineConfig,
  defineKeyframes,
  defineTokens,
  type SystemContext,
} from "@chakra-ui/react/styled-system";
import { breakpoints } from "./breakpoints.ts";
import { chakraConditions, definitions, globalCss, reset, stylesheet, wideGamut } from "./computed.ts";
import { conditions } from "./conditions.ts";
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

const created = createSystem(
  { globalCss: reset },
  defineConfig({
    strictTokens: true,
    cssVarsPrefix: "k",
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
      recipes,
      slotRecipes,
    },
  }),
);

/**
 * Chakra's provider renders the document-wide styles in development. In a built site they are a stylesheet. The empty
 * layer of Chakra's own reset is left out: Emotion would write `@layer reset` without braces, and browsers would drop
 * the next layer.
 */
export const system: SystemContext = { ...created, _global: stylesheet ? [] : created._global.filter(hasRules) };

function hasRules(layer: object): boolean {
  return Object.values(layer).some((rules) => Object.keys(rules).length > 0);
}

/** Default export for `chakra typegen`. */
export default system;
