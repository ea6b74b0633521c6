import { Box } from "@chakra-ui/react/box";
import { isForDeep } from "../../design/is-for-deep.ts";
import type { RecipeName } from "../../design/recipe-types.ts";
import { Icon } from "../../drawings/icon.tsx";
import { recipeSamples, type SampleProps } from "./recipe-samples.tsx";

interface RecipeSampleProps extends Omit<SampleProps, "words"> {
  name: RecipeName;
  words: string;
}

/**
 * Draws a sample of a recipe. It has a deep background if the recipe is made for one, and an icon if there is room for
 * no more. The default cursor marks it as not interactive.
 */
export function RecipeSample({ name, words, ...sample }: RecipeSampleProps) {
  const drawn = recipeSamples[name]({
    ...sample,
    words: sample.choice.size === "icon" ? <Icon name="leaf" size="icon.sm" /> : words,
  });
  const ground = isForDeep(sample.parts)
    ? ({ bg: "colorPalette.deep", color: "colorPalette.onDeep", padding: "3", display: "grid" } as const)
    : ({ display: "contents" } as const);
  return (
    <Box {...ground} css={{ "& *": { cursor: "default !important" } }}>
      {drawn}
    </Box>
  );
}
