import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { palettes } from "../../../theme/contrast-pairs.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { type AnyRecipe, axesOf, type Choice, type RecipeName, statesIn, variantsOf } from "../recipe-facts.ts";
import { takesFromPalette, useParts } from "../use-parts.ts";
import type { designWords } from "../words/words.ts";
import { RecipeSample } from "./recipe-sample.tsx";

/**
 * Recipes without samples in marigold. Its bright background has little contrast at the edges, and a checkbox is
 * recognized by its edges.
 */
const withoutMarigold: readonly RecipeName[] = ["checkbox"];

interface RecipeStatesProps {
  name: RecipeName;
  recipe: AnyRecipe;
  words: Pick<typeof designWords.components, "standard" | "rest" | "sample" | "palettes">;
}

/**
 * Shows each variant in every state, each value of the recipe's other axes, and each variant with palette colors in
 * every palette.
 */
export function RecipeStates({ name, recipe, words }: RecipeStatesProps) {
  const parts = useParts(recipe);
  const variants = variantsOf(recipe);
  const states = statesIn(recipe);
  const sample = (choice: Choice, text: string = words.sample, state = {}) => {
    const whole = { ...(recipe.defaultVariants as Choice), ...choice };
    return <RecipeSample name={name} choice={whole} parts={parts(whole)} state={state} words={text} />;
  };
  const colored = variants.filter((choice) => takesFromPalette(parts(choice)));
  const shown = palettes.filter((palette) => palette !== "marigold" || !withoutMarigold.includes(name));
  return (
    <>
      <Rows>
        {states.length > 1 &&
          variants.map((choice) => (
            <Row key={choice.variant ?? ""} title={choice.variant ?? words.standard}>
              {states.map(({ name: state, attributes }) => (
                <dd key={state}>
                  <small>{state || words.rest}</small>
                  {sample(choice, words.sample, attributes)}
                </dd>
              ))}
            </Row>
          ))}
        {axesOf(recipe)
          .filter((axis) => axis.name !== "variant" || states.length === 1)
          .map((axis) => (
            <Row key={axis.name} title={axis.name}>
              {axis.values.map((value) => (
                <dd key={value}>
                  <small>{value}</small>
                  {sample({ [axis.name]: value })}
                </dd>
              ))}
            </Row>
          ))}
        {states.length === 1 && axesOf(recipe).length === 0 && (
          <Row title={words.standard}>
            <dd>{sample({})}</dd>
          </Row>
        )}
      </Rows>
      {colored.length > 0 && (
        <Disclosure summary={words.palettes} marginTop="6">
          <Rows>
            {colored.map((choice) => (
              <Row key={choice.variant ?? ""} title={choice.variant ?? words.standard}>
                {shown.map((palette) => (
                  <Box as="dd" key={palette} colorPalette={palette}>
                    {sample(choice, palette)}
                  </Box>
                ))}
              </Row>
            ))}
          </Rows>
        </Disclosure>
      )}
    </>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return (
    <Box
      as="dl"
      display="grid"
      gap="6"
      css={{
        "& > div": { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "3", alignItems: "flex-start" },
        "& dt": { textStyle: "label", flexBasis: "full" },
        "& dd": { minWidth: "[min(100%, 9rem)]", maxWidth: "full" },
        "& small": { display: "block", textStyle: "small", color: "fg.muted" },
      }}
    >
      {children}
    </Box>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      {children}
    </div>
  );
}
