import { breadcrumbRecipe } from "./recipes/breadcrumb.ts";
import { checkboxRecipe } from "./recipes/checkbox.ts";
import { menuRecipe } from "./recipes/menu.ts";
import { progressRecipe } from "./recipes/progress.ts";
import { radioCardRecipe } from "./recipes/radio-card.ts";
import { selectRecipe } from "./recipes/select.ts";
import { toastRecipe } from "./recipes/toast.ts";
import { recipes, slotRecipes } from "./recipes.ts";

/** All recipes by key: the theme's own, plus those that load late or on a single page. */
export const everyRecipe = {
  ...recipes,
  ...slotRecipes,
  breadcrumb: breadcrumbRecipe,
  checkbox: checkboxRecipe,
  menu: menuRecipe,
  progress: progressRecipe,
  radioCard: radioCardRecipe,
  select: selectRecipe,
  toast: toastRecipe,
};
