import { breadcrumbRecipe } from "./recipes/breadcrumb.ts";
import { checkboxRecipe } from "./recipes/checkbox.ts";
import { menuRecipe } from "./recipes/menu.ts";
import { progressRecipe } from "./recipes/progress.ts";
import { radioCardRecipe } from "./recipes/radio-card.ts";
import { selectRecipe } from "./recipes/select.ts";
import { toastRecipe } from "./recipes/toast.ts";
import { recipes, slotRecipes } from "./recipes.ts";

/** Every recipe by its key: those of the theme, and what is loaded late or is on one page alone and brings its own along. */
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
