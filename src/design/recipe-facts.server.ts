import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { everyRecipe } from "../../theme/every-recipe.ts";
import { system } from "../../theme/index.ts";
import { tokensIn } from "./recipe-tokens.ts";
import type { AnyRecipe, RecipeName } from "./recipe-types.ts";

/** A recipe of the theme, and the names of the tokens it comes to. */
export interface RecipeFacts {
  name: RecipeName;
  recipe: AnyRecipe;
  tokens: string[];
}

/** Recipes whose parts are drawn by another one, too. */
const drawnWith: Partial<Record<RecipeName, RecipeName>> = { toggleGroup: "button" };

/** Reads a recipe while the site is built, so that no script has to bring it along. Throws where there is none. */
export function recipeFacts(name: string): RecipeFacts {
  if (!isRecipeName(name)) {
    throw new Error(`data/design/recipe-families: the theme has no recipe '${name}'; correct the name`);
  }
  const recipe: AnyRecipe = everyRecipe[name];
  const other = drawnWith[name];
  const styles = [...stylesOf(recipe), ...(other ? stylesOf(everyRecipe[other]) : [])];
  return { name, recipe, tokens: tokensIn(styles, system) };
}

function isRecipeName(name: string): name is RecipeName {
  return Object.hasOwn(everyRecipe, name);
}

/** What a recipe says of each of its parts, at first and for each value of each axis. */
function stylesOf(recipe: AnyRecipe): SystemStyleObject[] {
  const variants = Object.values(recipe.variants ?? {}).flatMap((values) => Object.values(values ?? {}));
  const said = [recipe.base ?? {}, ...variants] as SystemStyleObject[];
  return "slots" in recipe ? said.flatMap((parts) => Object.values(parts) as SystemStyleObject[]) : said;
}

/** The names of the recipes that come to a token, by its name. */
export function recipesByToken(): Record<string, string[]> {
  const byToken: Record<string, string[]> = {};
  for (const name of Object.keys(everyRecipe)) {
    for (const token of recipeFacts(name).tokens) byToken[token] = [...(byToken[token] ?? []), name];
  }
  return byToken;
}
