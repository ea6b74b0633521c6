import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { palettes } from "../../../theme/contrast-pairs.ts";
import type { AnyRecipe, RecipeName } from "../../design/every-recipe.ts";
import { choiceName, variantsOf } from "../../design/recipe-axes.ts";
import { useParts } from "../../design/use-parts.ts";
import { RecipeSample } from "./recipe-sample.tsx";

interface RecipeByPaletteProps {
  name: RecipeName;
  recipe: AnyRecipe;
  tokens: readonly string[];
  title: string;
}

/** Each variant in each palette, so in each branch’s; nothing where no palette shows. */
export function RecipeByPalette({ name, recipe, tokens, title }: RecipeByPaletteProps) {
  const parts = useParts(recipe);
  if (!tokens.some((token) => token.startsWith("colors.colorPalette"))) return null;
  const choices = variantsOf(recipe);
  return (
    <>
      <Heading as="h3" textStyle="label" marginTop="8" marginBottom="3">
        {title}
      </Heading>
      <Box
        display="grid"
        gap="3"
        css={{
          "& > div": {
            display: "grid",
            gap: "3",
            gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11rem), 1fr))",
          },
        }}
      >
        {palettes.map((palette) => (
          <Box key={palette} colorPalette={palette}>
            {choices.map((choice) => (
              <RecipeSample
                key={choiceName(choice)}
                name={name}
                choice={choice}
                parts={parts(choice)}
                state={{}}
                words={palette}
              />
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}
