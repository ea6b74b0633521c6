import { Box } from "@chakra-ui/react";
import type { designWords } from "../../../data/design/words.ts";
import { type AnyRecipe, axesOf, choiceName, choicesOf, type RecipeName, statesIn } from "../../design/recipe-facts.ts";
import { savedColors } from "../../design/saved-theme.ts";
import { colorsIn, modeVariables } from "../../design/token-names.ts";
import { useParts } from "../../design/use-parts.ts";
import type { RecipeView } from "../../design/use-recipe-view.ts";
import { RecipeSample } from "./recipe-sample.tsx";

interface RecipeStatesProps {
  name: RecipeName;
  recipe: AnyRecipe;
  tokens: readonly string[];
  view: RecipeView;
  words: typeof designWords.recipes;
}

/** Returns as many columns of at least this width as fit. */
const columns = (rem: number) => `repeat(auto-fill, minmax(min(100%, ${rem}rem), 1fr))`;

/** Colors around a recipe: its background, the text on it, the text beside it, and edges that no recipe colors. */
const around = ["bg.canvas", "fg.default", "fg.muted", "border.subtle"];

/** Shows every choice on a recipe's axes in every state that the recipe defines, in one mode and one palette. */
export function RecipeStates({ name, recipe, tokens, view: { mode, palette }, words }: RecipeStatesProps) {
  const parts = useParts(recipe);
  const states = statesIn(recipe);
  const choices = choicesOf(axesOf(recipe));
  const background = mode && {
    style: modeVariables(savedColors, mode, [...around, ...colorsIn(tokens, palette)]),
    bg: "bg.canvas" as const,
    color: "fg.default" as const,
    padding: { base: "3", md: "5" } as const,
  };
  return (
    <Box
      // Remounts in another mode, because prerendered markup keeps that page's short names of the colors.
      key={mode}
      as="dl"
      marginTop="8"
      colorPalette={palette}
      {...background}
      display="grid"
      gap="6"
      // Places choices with only one state side by side, so that variants can be compared.
      gridTemplateColumns={states.length === 1 ? columns(16) : undefined}
      alignItems="start"
      css={{
        "& > div": { display: "grid", gridTemplateColumns: columns(10), gap: "4", alignItems: "start" },
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
