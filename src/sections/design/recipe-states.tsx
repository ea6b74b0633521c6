import { Box } from "@chakra-ui/react/box";
import type { designWords } from "../../../data/design/words.ts";
import { axesOf, choiceName, choicesOf } from "../../design/recipe-axes.ts";
import { statesIn } from "../../design/recipe-states.ts";
import type { AnyRecipe, RecipeName } from "../../design/recipe-types.ts";
import { useParts } from "../../design/use-parts.ts";
import { RecipeSample } from "./recipe-sample.tsx";

interface RecipeStatesProps {
  name: RecipeName;
  recipe: AnyRecipe;
  words: typeof designWords.recipes;
}

/** Every choice on a recipe’s axes in every state that the recipe speaks of. */
export function RecipeStates({ name, recipe, words }: RecipeStatesProps) {
  const parts = useParts(recipe);
  const states = statesIn(recipe);
  const choices = choicesOf(axesOf(recipe));
  return (
    <Box
      as="dl"
      marginTop="8"
      display="grid"
      gap="6"
      css={{
        "& > div": {
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 12rem), 1fr))",
          gap: "4",
          alignItems: "start",
        },
        "& dt": { textStyle: "label", gridColumn: "1 / -1" },
        "& dd": { minWidth: "0" },
        "& small": { display: "block", textStyle: "small", color: "fg.muted" },
      }}
    >
      {choices.map((choice) => (
        <div key={choiceName(choice)}>
          {choices.length > 1 && <dt>{choiceName(choice)}</dt>}
          {states.map((state) => (
            <dd key={state.name}>
              <small>{state.name || words.rest}</small>
              <RecipeSample
                name={name}
                choice={choice}
                parts={parts(choice)}
                state={state.attributes}
                words={words.sample}
              />
            </dd>
          ))}
        </div>
      ))}
    </Box>
  );
}
