import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import type { designWords } from "../../../data/design/words.ts";
import type { branches } from "../../../data/site.ts";
import { ToggleGroup } from "../../components/toggle-group.tsx";
import { asThePage, shared, type useRecipeView } from "../../design/use-recipe-view.ts";

interface RecipeViewChoiceProps {
  choice: ReturnType<typeof useRecipeView>;
  branches: typeof branches;
  words: typeof designWords.recipes.view;
  modes: typeof designWords.modes;
  /** ID of the element that the choice affects. */
  controls: string;
}

/** Chooses the mode and the branch of the recipes below. Without scripts, they follow the page. */
export function RecipeViewChoice({ choice, branches, words, modes, controls }: RecipeViewChoiceProps) {
  const options = (first: { value: string; label: string }, others: readonly (readonly [string, string])[]) => [
    first,
    ...others.map(([value, label]) => ({ value, label })),
  ];
  return (
    <Box display="grid" gap="3" marginBottom="8" css={{ "@media (scripting: none)": { display: "none" } }}>
      <Text textStyle="label">{words.title}</Text>
      <ToggleGroup
        label={words.mode}
        options={options({ value: asThePage, label: words.asThePage }, Object.entries(modes))}
        chosen={choice.mode}
        onChoose={(mode) => choice.chooseMode(mode as typeof choice.mode)}
        controls={controls}
        layout="wrap"
      />
      <ToggleGroup
        label={words.branch}
        options={options(
          { value: shared, label: words.shared },
          branches.map(({ key, name }) => [key, name]),
        )}
        chosen={choice.branch}
        onChoose={choice.chooseBranch}
        controls={controls}
        layout="wrap"
      />
    </Box>
  );
}
