import { Box, Heading, Text } from "@chakra-ui/react";
import type { componentGroups } from "../../../data/design/components.ts";
import type { contentStyle, Pattern } from "../../../data/design/patterns.ts";
import type { designWords } from "../../../data/design/words.ts";
import { RouteLink } from "../../components/links.tsx";
import { Items } from "../../components/lists.tsx";
import { type AnyRecipe, type RecipeName, variantsOf } from "../../design/recipe-facts.ts";
import { Foundation } from "./foundation.tsx";
import { GuideSamples } from "./recipe-sample.tsx";

type Recipes = Partial<Record<RecipeName, AnyRecipe>>;

interface ComponentsPartProps {
  groups: typeof componentGroups;
  recipes: Recipes;
  pathOf: (slug: string) => string;
}

/** Lists all components by group, each with its variants as a sample. */
export function ComponentsPart({ groups, recipes, pathOf }: ComponentsPartProps) {
  return groups.map(({ id, title, guides }) => (
    <Foundation key={id} id={`${id}-group`} title={title}>
      <Box as="ul" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))" gap="gap">
        {guides.map(({ slug, name, recipe, use }) => (
          <Box as="li" key={slug} borderTopWidth="medium" paddingTop="3">
            <Heading as="h3" textStyle="h4">
              <RouteLink to={pathOf(slug)} variant="standalone">
                {name}
              </RouteLink>
            </Heading>
            <Text textStyle="small">{use[0]}</Text>
            <Sample name={recipe} recipe={recipes[recipe]} label={name} />
          </Box>
        ))}
      </Box>
    </Foundation>
  ));
}

function Sample({ name, recipe, label }: { name: RecipeName; recipe: AnyRecipe | undefined; label: string }) {
  if (!recipe) return null;
  // Small ones show all their variants, except those that need a deep background.
  const isWhole = !("slots" in recipe);
  const choices = variantsOf(recipe).filter(({ variant }, index) =>
    isWhole ? !variant?.startsWith("onDeep") : index === 0,
  );
  return (
    <GuideSamples
      name={name}
      recipe={recipe}
      samples={choices.map((choice) => ({ words: choice.variant ?? label, choice }))}
    />
  );
}

interface PatternsPartProps {
  patterns: readonly Pattern[];
  style: typeof contentStyle;
  names: ReadonlyMap<string, string>;
  recipes: Recipes;
  pathOf: (slug: string) => string;
  words: typeof designWords.patterns;
}

export function PatternsPart({ patterns, style, names, recipes, pathOf, words }: PatternsPartProps) {
  return (
    <>
      {patterns.map(({ id, title, lead, points, samples = [], components, seen }, index) => (
        <Foundation key={id} id={id} title={title} lead={lead} tone={index % 2 === 0 ? "canvas" : "sunken"}>
          <Items of={points} maxWidth="measure" />
          {samples.map(({ recipe: name, ...sample }) => {
            const recipe = recipes[name as RecipeName];
            return (
              recipe && (
                <figure key={name}>
                  <GuideSamples name={name as RecipeName} recipe={recipe} samples={[sample]} />
                </figure>
              )
            );
          })}
          <Text marginTop="6">
            {words.made}{" "}
            {components.map((slug, place) => (
              <span key={slug}>
                {place > 0 && ", "}
                <RouteLink to={pathOf(slug)}>{names.get(slug)}</RouteLink>
              </span>
            ))}
            . {words.seen} <RouteLink to={seen.to}>{seen.label}</RouteLink>
          </Text>
        </Foundation>
      ))}
      <Foundation id={style.id} title={style.title} lead={style.lead} tone="sunken">
        <Items of={style.points} maxWidth="measure" />
      </Foundation>
    </>
  );
}
