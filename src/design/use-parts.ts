import {
  type RecipeDefinition,
  type SlotRecipeConfig,
  type SystemStyleObject,
  useChakraContext,
} from "@chakra-ui/react";
import type { AnyRecipe, Choice } from "./recipe-facts.ts";

type Parts = Record<string, SystemStyleObject>;

export function useParts(recipe: AnyRecipe): (choice: Choice) => Parts {
  const { cva, sva } = useChakraContext();
  if ("slots" in recipe) return sva(recipe as SlotRecipeConfig) as unknown as (choice: Choice) => Parts;
  const style = cva(recipe as RecipeDefinition) as unknown as (choice: Choice) => SystemStyleObject;
  return (choice) => ({ root: style(choice) });
}

type Styles = Readonly<Record<string, SystemStyleObject | undefined>>;

/** True if the styles are made for a deep background: they use the colors that contrast with it. */
export function isForDeep(parts: Styles): boolean {
  return ["on-deep", "deep-line"].some((color) => takesFromPalette(parts, color));
}

/** True if the styles use `color` of the current palette, or any of its colors if `color` is empty. */
export function takesFromPalette(parts: Styles, color = ""): boolean {
  return JSON.stringify(parts).includes(`var(--k-colors-color-palette-${color}`);
}
