import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { RecipeGuide } from "../../../data/design/recipe-families.ts";
import type { designWords } from "../../../data/design/words.ts";
import type { RecipeFacts } from "../../design/recipe-facts.server.ts";
import type { RecipeView } from "../../design/use-recipe-view.ts";
import { RecipeByMode } from "./recipe-by-mode.tsx";
import { RecipeByPalette } from "./recipe-by-palette.tsx";
import { RecipeStates } from "./recipe-states.tsx";

export interface RecipeSectionProps extends RecipeFacts {
  guide: RecipeGuide;
  /** Result of the last audit for this recipe, or undefined before the first audit. */
  verdict: string | undefined;
  view: RecipeView;
  words: typeof designWords.recipes;
  modes: typeof designWords.modes;
}

export function RecipeSection({ verdict, guide, view, words, modes, ...facts }: RecipeSectionProps) {
  const { name, recipe, tokens } = facts;
  return (
    <Box as="section" id={name} aria-labelledby={`${name}-name`} paddingY="14" borderTopWidth="thin">
      <Heading as="h2" id={`${name}-name`} textStyle="h2">
        {name}
      </Heading>
      <Text marginTop="3" maxWidth="measure">
        {guide.use}
      </Text>
      <Text as="code" display="block" textStyle="small" marginTop="3" overflowWrap="anywhere">
        {guide.code}
      </Text>
      <RecipeStates {...facts} view={view} words={words} />
      <RecipeByPalette name={name} recipe={recipe} title={words.palettes} />
      <RecipeByMode {...facts} title={words.modes} modes={modes} />
      <Heading as="h3" textStyle="label" marginTop="8">
        {words.tokens}
      </Heading>
      <Text as="code" display="block" textStyle="small" color="fg.muted" maxWidth="measure">
        {tokens.join(", ")}
      </Text>
      {verdict && (
        <Text textStyle="small" marginTop="8">
          {verdict}
        </Text>
      )}
    </Box>
  );
}
