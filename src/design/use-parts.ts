import {
  type RecipeDefinition,
  type SlotRecipeConfig,
  type SystemStyleObject,
  useChakraContext,
} from "@chakra-ui/react";
import type { AnyRecipe, Choice } from "./recipe-facts.ts";

export function useParts(recipe: AnyRecipe): (choice: Choice) => Record<string, SystemStyleObject> {
  const { cva, sva } = useChakraContext();
  if ("slots" in recipe)
    return sva(recipe as SlotRecipeConfig) as unknown as (choice: Choice) => Record<string, SystemStyleObject>;
  const style = cva(recipe as RecipeDefinition) as unknown as (choice: Choice) => SystemStyleObject;
  return (choice) => ({ root: style(choice) });
}
