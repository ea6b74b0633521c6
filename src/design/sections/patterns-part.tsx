import { Text } from "@chakra-ui/react";
import { RouteLink } from "../../components/links.tsx";
import { Items } from "../../components/lists.tsx";
import type { AnyRecipe, RecipeName } from "../recipe-facts.ts";
import type { contentStyle, Pattern } from "../words/patterns.ts";
import type { designWords } from "../words/words.ts";
import { Foundation } from "./foundation.tsx";
import { GuideSamples } from "./recipe-sample.tsx";

interface PatternsPartProps {
  patterns: readonly Pattern[];
  style: typeof contentStyle;
  /** Links to components by slug. */
  links: ReadonlyMap<string, { to: string; name: string }>;
  recipes: Partial<Record<RecipeName, AnyRecipe>>;
  words: typeof designWords.patterns;
}

export function PatternsPart({ patterns, style, links, recipes, words }: PatternsPartProps) {
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
                <RouteLink to={links.get(slug)?.to ?? ""}>{links.get(slug)?.name}</RouteLink>
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
