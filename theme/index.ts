import { bareSystem } from "./bare-system.ts";
import { addRecipes, fillTokens, withGlobalStyles } from "./chakra-adapter.ts";
import { finished, stylesheet } from "./computed.ts";
import { recipes, slotRecipes } from "./recipes.ts";

addRecipes(bareSystem, { recipes, slotRecipes });
if (finished) fillTokens(bareSystem, finished);

/** In a built site, document-wide styles are a separate stylesheet. */
export const system = withGlobalStyles(bareSystem, stylesheet === undefined);

/** Default export for `chakra typegen`. */
export default system;
