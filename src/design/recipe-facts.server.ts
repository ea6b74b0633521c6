import type { SystemStyleObject } from "@chakra-ui/react";
import { everyRecipe } from "../../theme/every-recipe.ts";
import { system } from "../../theme/index.ts";
import { type AnyRecipe, type RecipeName, tokensIn } from "./recipe-facts.ts";

export interface RecipeFacts {
  name: RecipeName;
  recipe: AnyRecipe;
  tokens: string[];
}

/** Recipes whose parts also use another recipe. */
const drawnWith: Partial<Record<RecipeName, RecipeName>> = { toggleGroup: "button" };

/**
 * Returns a recipe and the tokens that it uses. Runs at build time, so that no script contains the recipes. Throws if
 * the theme has no such recipe.
 */
export function recipeFacts(name: string): RecipeFacts {
  if (!isRecipeName(name)) {
    throw new Error(`src/design/words/guides: the theme has no recipe '${name}'; correct the name`);
  }
  const recipe: AnyRecipe = everyRecipe[name];
  const other = drawnWith[name];
  const styles = [...stylesOf(recipe), ...(other ? stylesOf(everyRecipe[other]) : [])];
  return { name, recipe, tokens: tokensIn(styles, system) };
}

/** Returns the recipes with these names, by name. Throws if the theme lacks one. */
export function recipesNamed(names: readonly string[]): Partial<Record<RecipeName, AnyRecipe>> {
  return Object.fromEntries(names.map((name) => [name, recipeFacts(name).recipe]));
}

function isRecipeName(name: string): name is RecipeName {
  return Object.hasOwn(everyRecipe, name);
}

function stylesOf(recipe: AnyRecipe): SystemStyleObject[] {
  const variants = Object.values(recipe.variants ?? {}).flatMap((values) => Object.values(values ?? {}));
  const said = [recipe.base ?? {}, ...variants] as SystemStyleObject[];
  return "slots" in recipe ? said.flatMap((parts) => Object.values(parts) as SystemStyleObject[]) : said;
}

export function recipesByToken(): Record<string, string[]> {
  const byToken: Record<string, string[]> = {};
  for (const name of Object.keys(everyRecipe)) {
    for (const token of recipeFacts(name).tokens) byToken[token] = [...(byToken[token] ?? []), name];
  }
  return byToken;
}
