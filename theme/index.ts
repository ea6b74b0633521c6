import { assembled } from "./assembled.ts";
import { finished } from "./finished.ts";
import { fillTokens } from "./finished-tokens.ts";
import { recipes, slotRecipes } from "./recipes.ts";
import { stylesheet } from "./stylesheet.ts";

// Given to `createSystem`, they would all be copied.
Object.assign(assembled._config.theme ?? {}, { recipes, slotRecipes });

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
