import { badgeRecipe } from "./recipes/badge.ts";
import { buttonRecipe } from "./recipes/button.ts";
import { cardRecipe } from "./recipes/card.ts";
import { headingRecipe } from "./recipes/heading.ts";
import { inputRecipe } from "./recipes/input.ts";
import { linkRecipe } from "./recipes/link.ts";
import { listRecipe } from "./recipes/list.ts";
import { menuRecipe } from "./recipes/menu.ts";
import { nativeSelectRecipe } from "./recipes/native-select.ts";
import { progressRecipe } from "./recipes/progress.ts";
import { tableRecipe } from "./recipes/table.ts";
import { textareaRecipe } from "./recipes/textarea.ts";
import { toastRecipe } from "./recipes/toast.ts";

/** By the keys under which Chakra’s components look them up. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  link: linkRecipe,
  textarea: textareaRecipe,
};

export const slotRecipes = {
  card: cardRecipe,
  list: listRecipe,
  menu: menuRecipe,
  nativeSelect: nativeSelectRecipe,
  progress: progressRecipe,
  table: tableRecipe,
  toast: toastRecipe,
};
