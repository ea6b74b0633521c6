import { Text } from "@chakra-ui/react/text";
import type { RecipeGuide } from "../../../data/design/recipe-families.ts";
import type { designWords } from "../../../data/design/words.ts";
import { Band } from "../../components/band.tsx";
import { isRecipeName } from "../../design/every-recipe.ts";
import { RecipeSection } from "./recipe-section.tsx";

interface RecipeFamilyProps {
  recipes: readonly RecipeGuide[];
  /** What the last audit said of this page. */
  verdict: string;
  words: typeof designWords.recipes;
  modes: typeof designWords.modes;
}

/** The recipes of one page, one below the other. */
export function RecipeFamily({ recipes, verdict, words, modes }: RecipeFamilyProps) {
  return (
    <Band width="wide" labelledBy="design-title" paddingTop="8">
      <Text textStyle="small" color="fg.muted" marginBottom="8">
        {verdict}
      </Text>
      {recipes.map((guide) =>
        isRecipeName(guide.name) ? (
          <RecipeSection key={guide.name} name={guide.name} guide={guide} words={words} modes={modes} />
        ) : null,
      )}
    </Band>
  );
}
