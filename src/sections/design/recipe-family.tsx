import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { RecipeSection, type RecipeSectionProps } from "./recipe-section.tsx";

interface RecipeFamilyProps extends Pick<RecipeSectionProps, "words" | "modes"> {
  recipes: readonly Omit<RecipeSectionProps, "words" | "modes">[];
  /** What the last audit said of this page. */
  verdict: string;
}

/** The recipes of one page, one below the other. */
export function RecipeFamily({ recipes, verdict, words, modes }: RecipeFamilyProps) {
  return (
    <Box maxWidth="wide" marginX="auto" paddingX="gutter" paddingY="8">
      <Text textStyle="small" color="fg.muted" marginBottom="8">
        {verdict}
      </Text>
      {recipes.map((recipe) => (
        <RecipeSection key={recipe.name} {...recipe} words={words} modes={modes} />
      ))}
    </Box>
  );
}
