import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import type { designWords } from "../../../data/design/words.ts";
import { modes as allModes } from "../../../theme/conditions.ts";
import { colorsIn, modeVariables } from "../../design/mode-variables.ts";
import { choiceName, variantsOf } from "../../design/recipe-axes.ts";
import type { AnyRecipe, RecipeName } from "../../design/recipe-types.ts";
import { savedColors } from "../../design/saved-theme.ts";
import { useParts } from "../../design/use-parts.ts";
import { RecipeSample } from "./recipe-sample.tsx";

interface RecipeByModeProps {
  name: RecipeName;
  recipe: AnyRecipe;
  tokens: readonly string[];
  title: string;
  modes: typeof designWords.modes;
}

const palette = "clay";
const grounds = ["bg.canvas", "fg.default"];

/** Shows each variant in each mode on that mode's background, whichever mode the page is in. */
export function RecipeByMode({ name, recipe, tokens, title, modes }: RecipeByModeProps) {
  const parts = useParts(recipe);
  const choices = variantsOf(recipe);
  const used = [...new Set([...grounds, ...colorsIn(tokens, palette)])];
  return (
    <>
      <Heading as="h3" textStyle="label" marginTop="8" marginBottom="3">
        {title}
      </Heading>
      <Box display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))" gap="1">
        {allModes.map((mode) => (
          <Box
            key={mode}
            style={modeVariables(savedColors, mode, used)}
            colorPalette={palette}
            bg="bg.canvas"
            color="fg.default"
            padding={{ base: "3", md: "5" }}
            display="grid"
            gap="3"
            alignContent="start"
          >
            <small>{modes[mode]}</small>
            {choices.map((choice) => (
              <RecipeSample
                key={choiceName(choice)}
                name={name}
                choice={choice}
                parts={parts(choice)}
                state={{}}
                words={choiceName(choice) || name}
              />
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}
