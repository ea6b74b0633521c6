import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import type { branches } from "../../../data/site.ts";
import { useRecipeView } from "../../design/use-recipe-view.ts";
import { RecipeSection, type RecipeSectionProps } from "./recipe-section.tsx";
import { RecipeViewChoice } from "./recipe-view-choice.tsx";

interface RecipeFamilyProps extends Pick<RecipeSectionProps, "words" | "modes"> {
  recipes: readonly Omit<RecipeSectionProps, "words" | "modes" | "view">[];
  /** Result of the last audit of the site. */
  verdict: string;
  branches: typeof branches;
}

export function RecipeFamily({ recipes, verdict, words, modes, branches }: RecipeFamilyProps) {
  const choice = useRecipeView(branches);
  return (
    <Box maxWidth="wide" marginX="auto" paddingX="gutter" paddingY="8">
      <Text textStyle="small" color="fg.muted" marginBottom="8">
        {verdict}
      </Text>
      <RecipeViewChoice choice={choice} branches={branches} words={words.view} modes={modes} controls="recipes" />
      <div id="recipes">
        {recipes.map((recipe) => (
          <RecipeSection key={recipe.name} {...recipe} view={choice.view} words={words} modes={modes} />
        ))}
      </div>
    </Box>
  );
}
