import { Box, Heading, Text } from "@chakra-ui/react";
import type { RecipeGuide } from "../../../data/design/recipe-families.ts";
import type { designWords } from "../../../data/design/words.ts";
import type { branches } from "../../../data/site.ts";
import { modes as allModes } from "../../../theme/conditions.ts";
import { palettes } from "../../../theme/contrast-pairs.ts";
import { ToggleGroup } from "../../components/toggle-group.tsx";
import { takesFromPalette } from "../../design/is-for-deep.ts";
import { colorsIn, modeVariables } from "../../design/mode-variables.ts";
import type { RecipeFacts } from "../../design/recipe-facts.server.ts";
import { type AnyRecipe, choiceName, type RecipeName, variantsOf } from "../../design/recipe-facts.ts";
import { savedColors } from "../../design/saved-theme.ts";
import { useParts } from "../../design/use-parts.ts";
import { asThePage, type RecipeView, shared, useRecipeView } from "../../design/use-recipe-view.ts";
import { RecipeSample } from "./recipe-sample.tsx";
import { RecipeStates } from "./recipe-states.tsx";

/** Bright marigold is recognized by the content on it and not by its edge, so no checkbox uses it. */
const withoutMarigold: readonly RecipeName[] = ["checkbox"];

interface RecipeByPaletteProps {
  name: RecipeName;
  recipe: AnyRecipe;
  title: string;
}

/** Shows each variant in each palette, or nothing if the recipe uses no palette. */
function RecipeByPalette({ name, recipe, title }: RecipeByPaletteProps) {
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
function RecipeByMode({ name, recipe, tokens, title, modes }: RecipeByModeProps) {
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

interface RecipeSectionProps extends RecipeFacts {
  guide: RecipeGuide;
  /** Result of the last audit for this recipe, or undefined before the first audit. */
  verdict: string | undefined;
  view: RecipeView;
  words: typeof designWords.recipes;
  modes: typeof designWords.modes;
}

function RecipeSection({ verdict, guide, view, words, modes, ...facts }: RecipeSectionProps) {
  const { name, recipe, tokens } = facts;
  return (
    <Box as="section" id={name} aria-labelledby={`${name}-name`} paddingY="14" borderTopWidth="thin">
      <Heading as="h2" id={`${name}-name`} textStyle="h2">
        {name}
      </Heading>
      <Text marginTop="3" maxWidth="measure">
        {guide.use}
      </Text>
      <Text as="code" display="block" textStyle="small" marginTop="3" overflowWrap="anywhere">
        {guide.code}
      </Text>
      <RecipeStates {...facts} view={view} words={words} />
      <RecipeByPalette name={name} recipe={recipe} title={words.palettes} />
      <RecipeByMode {...facts} title={words.modes} modes={modes} />
      <Heading as="h3" textStyle="label" marginTop="8">
        {words.tokens}
      </Heading>
      <Text as="code" display="block" textStyle="small" color="fg.muted" maxWidth="measure">
        {tokens.join(", ")}
      </Text>
      {verdict && (
        <Text textStyle="small" marginTop="8">
          {verdict}
        </Text>
      )}
    </Box>
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

interface RecipeFamilyProps extends Pick<RecipeSectionProps, "words" | "modes"> {
  recipes: readonly Omit<RecipeSectionProps, "words" | "modes" | "view">[];
  /** Result of the last audit of the site. */
  verdict: string;
  branches: typeof branches;
}

export function RecipeFamily({ recipes, verdict, words, modes, branches }: RecipeFamilyProps) {
  const choice = useRecipeView(branches);
  return (
    <Box maxWidth="wide" marginX="auto" paddingX="gutter" paddingY="8">
      <Text textStyle="small" color="fg.muted" marginBottom="8">
        {verdict}
      </Text>
      <RecipeViewChoice choice={choice} branches={branches} words={words.view} modes={modes} controls="recipes" />
      <div id="recipes">
        {recipes.map((recipe) => (
          <RecipeSection key={recipe.name} {...recipe} view={choice.view} words={words} modes={modes} />
        ))}
      </div>
    </Box>
  );
}
