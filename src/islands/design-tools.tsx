import { designWords } from "../../data/design/words.ts";
import { branches } from "../../data/site.ts";
import type { RecipeFacts } from "../design/recipe-facts.server.ts";
import { RecipeView } from "../sections/design/recipe-view.tsx";

export function DesignStates({ facts }: { facts: RecipeFacts }) {
  return <RecipeView facts={facts} branches={branches} words={designWords} />;
}
