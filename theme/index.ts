import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { breakpoints } from "./breakpoints.ts";
import { conditions } from "./conditions.ts";
import { definitions } from "./definitions.ts";
import { finished } from "./finished.ts";
import { fillTokens } from "./finished-tokens.ts";
import { globalCss } from "./global-css.ts";
import { animations, keyframes } from "./motion.ts";
import { recipes, slotRecipes } from "./recipes.ts";
import { reset } from "./reset.ts";
import { stylesheet } from "./stylesheet.ts";
import { withNumerals } from "./text-styles.ts";
import { utilities } from "./utilities.ts";

const { tokens, semanticTokens, textStyles } = definitions;

const assembled = createSystem(
  defaultBaseConfig,
  defineConfig({
    strictTokens: true,
    cssVarsPrefix: "k",
    preflight: false,
    conditions,
    utilities,
    theme: { breakpoints, tokens: { animations }, keyframes, recipes, slotRecipes },
  }),
  { globalCss: reset },
  { globalCss, theme: { tokens, semanticTokens, textStyles: withNumerals(textStyles) } },
);

if (finished) fillTokens(assembled, finished);

/**
 * What holds for the whole document is a stylesheet of its own in a built site. Elsewhere Chakra’s provider says it, but for
 * the layer of Chakra’s own reset, which is empty: emotion would write it as `@layer reset` with neither braces nor
 * semicolon, and browsers would throw away the layer behind it.
 */
export const system = {
  ...assembled,
  _global: stylesheet
    ? []
    : assembled._global.filter((layer) => Object.values(layer).some((rules) => Object.keys(rules).length > 0)),
};

/** `chakra typegen` reads the default export. */
export default system;
