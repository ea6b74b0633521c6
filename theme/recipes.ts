import { buttonRecipe, toggleGroupRecipe } from "./recipes/button.ts";
import { linkRecipe, skipNavLinkRecipe } from "./recipes/link.ts";
import { dataListRecipe, listRecipe } from "./recipes/lists.ts";
import { cardRecipe, disclosureRecipe } from "./recipes/panels.ts";
import { statRecipe, tableRecipe } from "./recipes/table.ts";
import { badgeRecipe, blockquoteRecipe, headingRecipe } from "./recipes/text.ts";
import { inputRecipe, nativeSelectRecipe, textareaRecipe } from "./recipes/text-fields.ts";

/** Components that load late or appear on a single page import their own recipe: see `recipe=` in src/. */

/** Keyed by the names that Chakra's components, or this site's own, use. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  link: linkRecipe,
  skipNavLink: skipNavLinkRecipe,
  textarea: textareaRecipe,
};

export const slotRecipes = {
  blockquote: blockquoteRecipe,
  card: cardRecipe,
  dataList: dataListRecipe,
  disclosure: disclosureRecipe,
  list: listRecipe,
  nativeSelect: nativeSelectRecipe,
  stat: statRecipe,
  table: tableRecipe,
  toggleGroup: toggleGroupRecipe,
};
