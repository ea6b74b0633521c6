import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { palettes } from "../../../theme/contrast-pairs.ts";
import { takesFromPalette } from "../../design/is-for-deep.ts";
import { choiceName, variantsOf } from "../../design/recipe-axes.ts";
import type { AnyRecipe, RecipeName } from "../../design/recipe-types.ts";
import { useParts } from "../../design/use-parts.ts";
import { RecipeSample } from "./recipe-sample.tsx";

/** Bright marigold is recognized by the content on it and not by its edge, so no checkbox uses it. */
const withoutMarigold: readonly RecipeName[] = ["checkbox"];

interface RecipeByPaletteProps {
  name: RecipeName;
  recipe: AnyRecipe;
  title: string;
}

/** Shows each variant in each palette, or nothing if the recipe uses no palette. */
export function RecipeByPalette({ name, recipe, title }: RecipeByPaletteProps) {
  const parts = useParts(recipe);
  const choices = variantsOf(recipe).filter((choice) => takesFromPalette(parts(choice)));
  if (choices.length === 0) return null;
  const shown = palettes.filter((palette) => palette !== "marigold" || !withoutMarigold.includes(name));
  return (
    <>
      <Heading as="h3" textStyle="label" marginTop="8" marginBottom="3">
        {title}
      </Heading>
      <Box
        display="grid"
        gap="4"
        css={{
          "& > div": {
            display: "grid",
            gap: "3",
            alignItems: "start",
            gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
          },
        }}
      >
        {choices.map((choice) => (
          <div key={choiceName(choice)}>
            {shown.map((palette) => (
              <Box key={palette} colorPalette={palette}>
                <RecipeSample name={name} choice={choice} parts={parts(choice)} state={{}} words={palette} />
              </Box>
            ))}
          </div>
        ))}
      </Box>
    </>
  );
}
