import { uniquePairs } from "@kindred-ground/tokens/gate/pairs.ts";
import { type RecipeStyles, recipePairs } from "@kindred-ground/tokens/gate/recipe-pairs.ts";
import { type ContrastPair, contrastPairs, isExempt, pageBackgrounds, palettes } from "./contrast-pairs.ts";
import { everyRecipe } from "./every-recipe.ts";

/** Slots whose border identifies a control, by recipe. */
const edged: Readonly<Record<string, readonly string[]>> = {
  input: ["root"],
  textarea: ["root"],
  nativeSelect: ["field"],
  checkbox: ["control"],
  radioCard: ["item", "itemControl"],
  progress: ["track"],
};

/** Every color pair to check: pairs that the design allows or that recipes create, even if no page shows them. */
export const everyPair: readonly ContrastPair[] = uniquePairs([...contrastPairs, ...pairsOf(everyRecipe)]);

/** Returns the color pairs of recipes on this theme's backgrounds. */
export function pairsOf(recipes: Readonly<Record<string, RecipeStyles>>): ContrastPair[] {
  return recipePairs(recipes, { palettes, backgrounds: pageBackgrounds, backgroundsOf, edged, isExempt });
}

/** Returns all page backgrounds, or only the deep section that the color is made for. */
function backgroundsOf(color: string): readonly string[] {
  const [palette, role] = color.split(".");
  return role === "onDeep" || role === "deepLine" ? [`${palette}.deep`] : pageBackgrounds;
}
