import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { RecipeGuide } from "../../../data/design/recipe-families.ts";
import type { designWords } from "../../../data/design/words.ts";
import type { RecipeFacts } from "../../design/recipe-facts.server.ts";
import { RecipeByMode } from "./recipe-by-mode.tsx";
import { RecipeByPalette } from "./recipe-by-palette.tsx";
import { RecipeStates } from "./recipe-states.tsx";

export interface RecipeSectionProps extends RecipeFacts {
  guide: RecipeGuide;
  words: typeof designWords.recipes;
  modes: typeof designWords.modes;
}

/** One recipe: when to use it, how it is written, everything it can look like, what it is made of. */
export function RecipeSection({ name, recipe, tokens, guide, words, modes }: RecipeSectionProps) {
  return (
    <Box as="section" aria-labelledby={name} paddingY="14" borderTopWidth="thin">
      <Heading as="h2" id={name} textStyle="h2">
        {name}
      </Heading>
      <Text marginTop="3" maxWidth="measure">
        {guide.use}
      </Text>
      <Text as="code" display="block" textStyle="small" marginTop="3" overflowWrap="anywhere">
        {guide.code}
      </Text>
      <RecipeStates name={name} recipe={recipe} words={words} />
      <RecipeByPalette name={name} recipe={recipe} title={words.palettes} />
      <RecipeByMode name={name} recipe={recipe} tokens={tokens} title={words.modes} modes={modes} />
      <Heading as="h3" textStyle="label" marginTop="8">
        {words.tokens}
      </Heading>
      <Text as="code" display="block" textStyle="small" color="fg.muted" maxWidth="measure">
        {tokens.join(", ")}
      </Text>
    </Box>
  );
}
