import { Grid } from "@chakra-ui/react";
import { modes as allModes } from "../../../theme/conditions.ts";
import type { RecipeFacts } from "../recipe-facts.server.ts";
import { variantsOf } from "../recipe-facts.ts";
import { savedColors } from "../saved-theme.ts";
import { colorsIn, modeVariables } from "../token-names.ts";
import { useParts } from "../use-parts.ts";
import type { designWords } from "../words/words.ts";
import { RecipeSample } from "./recipe-sample.tsx";

/**
 * Colors around a recipe: its background, the text on it, the text next to it, and edges whose color no recipe sets.
 */
const around = ["bg.canvas", "fg.default", "fg.muted", "border.subtle"];

interface ModeSamplesProps {
  components: readonly { guide: { name: string }; facts: RecipeFacts }[];
  modes: typeof designWords.modes;
}

/** Shows components in each mode on that mode's background, whichever mode the page is in. */
export function ModeSamples({ components, modes }: ModeSamplesProps) {
  const used = [...new Set([...around, ...components.flatMap(({ facts }) => colorsIn(facts.tokens, "clay"))])];
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))">
      {allModes.map((mode) => (
        <Grid
          key={mode}
          id={mode}
          style={modeVariables(savedColors, mode, used)}
          colorPalette="clay"
          bg="bg.canvas"
          color="fg.default"
          padding={{ base: "3", md: "5" }}
          gap="4"
          alignContent="start"
          templateColumns="minmax(0, 1fr)"
        >
          <strong>{modes[mode]}</strong>
          {components.map(({ guide, facts }) => (
            <ModeSample key={guide.name} {...facts} label={guide.name} />
          ))}
        </Grid>
      ))}
    </Grid>
  );
}

function ModeSample({ name, recipe, label }: RecipeFacts & { label: string }) {
  const parts = useParts(recipe);
  return variantsOf(recipe).map((choice) => (
    <RecipeSample
      key={choice.variant ?? ""}
      name={name}
      choice={choice}
      parts={parts(choice)}
      state={{}}
      words={choice.variant ?? label}
    />
  ));
}
