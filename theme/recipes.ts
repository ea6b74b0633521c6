import { badgeRecipe } from "./recipes/badge.ts";
import { blockquoteRecipe } from "./recipes/blockquote.ts";
import { buttonRecipe } from "./recipes/button.ts";
import { cardRecipe } from "./recipes/card.ts";
import { dataListRecipe } from "./recipes/data-list.ts";
import { disclosureRecipe } from "./recipes/disclosure.ts";
import { headingRecipe } from "./recipes/heading.ts";
import { inputRecipe } from "./recipes/input.ts";
import { linkRecipe } from "./recipes/link.ts";
import { listRecipe } from "./recipes/list.ts";
import { nativeSelectRecipe } from "./recipes/native-select.ts";
import { skipNavLinkRecipe } from "./recipes/skip-nav-link.ts";
import { statRecipe } from "./recipes/stat.ts";
import { tableRecipe } from "./recipes/table.ts";
import { textareaRecipe } from "./recipes/textarea.ts";
import { toggleGroupRecipe } from "./recipes/toggle-group.ts";

/** Components that load late or appear on a single page bring their own recipe: see `recipe=` in src/. */

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
