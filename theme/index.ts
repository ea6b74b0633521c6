import { bareSystem } from "./bare-system.ts";
import { addRecipes, fillTokens, withGlobalStyles } from "./chakra-adapter.ts";
import { finished, stylesheet } from "./computed.ts";
import { recipes, slotRecipes } from "./recipes.ts";

addRecipes(bareSystem, { recipes, slotRecipes });
if (finished) fillTokens(bareSystem, finished);

/** Document-wide styles are a separate stylesheet in a built site. */
export const system = withGlobalStyles(bareSystem, stylesheet === undefined);

/** Default export for `chakra typegen`. */
export default system;
