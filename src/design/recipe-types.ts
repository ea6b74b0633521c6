import type { RecipeDefinition, SlotRecipeConfig } from "@chakra-ui/react/styled-system";
import type { everyRecipe } from "../../theme/every-recipe.ts";

export type AnyRecipe = RecipeDefinition | SlotRecipeConfig;

export type RecipeName = keyof typeof everyRecipe;
