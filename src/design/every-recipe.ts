import type { RecipeDefinition, SlotRecipeConfig } from "@chakra-ui/react/styled-system";
import { checkboxRecipe } from "../../theme/recipes/checkbox.ts";
import { menuRecipe } from "../../theme/recipes/menu.ts";
import { selectRecipe } from "../../theme/recipes/select.ts";
import { recipes, slotRecipes } from "../../theme/recipes.ts";

export type AnyRecipe = RecipeDefinition | SlotRecipeConfig;

/** What is loaded late brings its recipe along, so the theme’s lists do not have it. */
const late = { checkbox: checkboxRecipe, menu: menuRecipe, select: selectRecipe };

/** Every recipe of the site by its key. */
export const everyRecipe = { ...recipes, ...slotRecipes, ...late };

export type RecipeName = keyof typeof everyRecipe;
