import { assembled } from "./assembled.ts";
import { finished } from "./finished.ts";
import { fillTokens } from "./finished-tokens.ts";
import { recipes, slotRecipes } from "./recipes.ts";
import { stylesheet } from "./stylesheet.ts";

// Assigned here, because `createSystem` would copy all recipes.
Object.assign(assembled._config.theme ?? {}, { recipes, slotRecipes });

if (finished) fillTokens(assembled, finished);

/**
 * Document-wide styles are a separate stylesheet in a built site. Otherwise Chakra's provider renders them, except for
 * the empty layer of Chakra's own reset. Emotion would write that as `@layer reset` without braces or a semicolon, and
 * browsers would drop the next layer.
 */
export const system = {
  ...assembled,
  _global: stylesheet
    ? []
    : assembled._global.filter((layer) => Object.values(layer).some((rules) => Object.keys(rules).length > 0)),
};

/** Default export for `chakra typegen`. */
export default system;
