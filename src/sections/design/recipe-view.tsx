import { Box, Text } from "@chakra-ui/react";
import type { designWords } from "../../../data/design/words.ts";
import type { branches } from "../../../data/site.ts";
import type { RecipeFacts } from "../../design/recipe-facts.server.ts";
import { asThePage, shared, useRecipeView } from "../../design/use-recipe-view.ts";
import { ChoiceButtons } from "./bench-field.tsx";
import { RecipeStates } from "./recipe-states.tsx";

interface RecipeViewProps {
  facts: RecipeFacts;
  branches: typeof branches;
  words: Pick<typeof designWords, "recipes" | "modes">;
}

/** The recipe in each state, in the chosen mode and branch. */
export function RecipeView({ facts, branches, words: { recipes, modes } }: RecipeViewProps) {
  const choice = useRecipeView(branches);
  return (
    <>
      <RecipeViewChoice choice={choice} branches={branches} words={recipes.view} modes={modes} controls={facts.name} />
      <RecipeStates {...facts} view={choice.view} words={recipes} />
    </>
  );
}

interface RecipeViewChoiceProps {
  choice: ReturnType<typeof useRecipeView>;
  branches: typeof branches;
  words: typeof designWords.recipes.view;
  modes: typeof designWords.modes;
  /** ID of the element that the choice affects. */
  controls: string;
}

/** Chooses the mode and the branch of the recipes below. Without scripts, they follow the page. */
function RecipeViewChoice({ choice, branches, words, modes, controls }: RecipeViewChoiceProps) {
  return (
    <Box display="grid" gap="3" marginBottom="8" css={{ "@media (scripting: none)": { display: "none" } }}>
      <Text textStyle="label">{words.title}</Text>
      <ChoiceButtons
        label={words.mode}
        options={{ [asThePage]: words.asThePage, ...modes }}
        chosen={choice.mode}
        onChoose={choice.chooseMode}
        controls={controls}
      />
      <ChoiceButtons
        label={words.branch}
        options={{ [shared]: words.shared, ...Object.fromEntries(branches.map(({ key, name }) => [key, name])) }}
        chosen={choice.branch}
        onChoose={choice.chooseBranch}
        controls={controls}
      />
    </Box>
  );
}
