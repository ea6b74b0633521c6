import { Box, type BoxProps, Flex, Heading, type HeadingProps, Text } from "@chakra-ui/react";
import { RouteLink } from "../../components/links.tsx";
import { Items } from "../../components/lists.tsx";
import { Columns, Section } from "../../components/section.tsx";
import type { RecipeFacts } from "../recipe-facts.server.ts";
import type { ComponentGuide } from "../words/guides/guide.ts";
import type { designWords } from "../words/words.ts";
import { Foundation } from "./foundation.tsx";
import { ModeSamples } from "./mode-samples.tsx";
import { GuideSamples } from "./recipe-sample.tsx";
import { RecipeStates } from "./recipe-states.tsx";

interface FamilyComponent {
  guide: ComponentGuide;
  facts: RecipeFacts;
  /** Lines that a screen reader says. */
  heard: readonly string[];
}

interface FamilyPartProps {
  components: readonly FamilyComponent[];
  words: typeof designWords.components;
  modes: typeof designWords.modes;
}

/** The components of a family, each with its guide, its states, and what a screen reader says. */
export function FamilyPart({ components, words, modes }: FamilyPartProps) {
  return (
    <>
      <Section paddingY="4">
        <Text id="components" textStyle="label">
          {words.list}
        </Text>
        <Flex as="nav" aria-labelledby="components" wrap="wrap" columnGap="6" marginTop="0">
          {components.map(({ guide: { slug, name } }) => (
            <RouteLink key={slug} to={`#${slug}`} variant="standalone">
              {name}
            </RouteLink>
          ))}
        </Flex>
      </Section>
      {components.map((component, index) => (
        <Foundation
          key={component.guide.slug}
          id={component.guide.slug}
          title={component.guide.name}
          tone={index % 2 === 0 ? "sunken" : "canvas"}
        >
          <Guide {...component} words={words} />
        </Foundation>
      ))}
      <Foundation id="modes" {...words.modes} tone={components.length % 2 === 0 ? "sunken" : "canvas"}>
        <ModeSamples components={components} modes={modes} />
      </Foundation>
    </>
  );
}

const Subtitle = (props: HeadingProps) => <Heading as="h3" textStyle="h4" marginBottom="3" {...props} />;

const marks = { good: "success", poor: "error" } as const;

function Guide({ guide, facts, heard, words }: FamilyComponent & { words: FamilyPartProps["words"] }) {
  const { name, recipe } = facts;
  return (
    <Columns md="repeat(2, minmax(0, 1fr))" gap="gap" alignItems="start">
      {(["use", "avoid"] as const).map((kind) => (
        <div key={kind}>
          <Subtitle>{words[kind]}</Subtitle>
          <Items of={guide[kind]} />
        </div>
      ))}
      {(["good", "poor"] as const).map((kind) => (
        <Box as="figure" key={kind} borderTopWidth="thick" borderColor={`${marks[kind]}.line`} paddingTop="3">
          <Text fontWeight="bold">{words[kind]}</Text>
          <GuideSamples name={name} recipe={recipe} samples={guide[kind].samples} />
          <Text as="figcaption" textStyle="small" marginTop="3">
            {guide[kind].why}
          </Text>
        </Box>
      ))}
      <Box gridColumn="1 / -1">
        <Subtitle>{words.states}</Subtitle>
        <RecipeStates name={name} recipe={recipe} words={words} />
      </Box>
      <Access guide={guide} heard={heard} words={words} />
      <div>
        <Subtitle>{words.code}</Subtitle>
        <Listing tabIndex={0} overflowX="auto">
          {[...guide.imports, "", guide.code].join("\n")}
        </Listing>
      </div>
    </Columns>
  );
}

function Access({ guide, heard, words }: Pick<FamilyComponent, "guide" | "heard"> & Pick<FamilyPartProps, "words">) {
  const { keys, access, heard: source } = guide;
  return (
    <div>
      <Subtitle>{words.access}</Subtitle>
      <Text>{keys.length === 0 ? `${words.noKeys} ${access}` : access}</Text>
      {keys.length > 0 && (
        <Box as="dl" marginTop="3" textStyle="small">
          {keys.map(([pressed, effect]) => (
            <Flex key={pressed} wrap="wrap" columnGap="3">
              <Text as="dt" fontWeight="bold">
                {pressed}
              </Text>
              <dd>{effect}</dd>
            </Flex>
          ))}
        </Box>
      )}
      {source && (
        <>
          <Text textStyle="small" marginTop="4" marginBottom="2" overflowWrap="anywhere">
            {words.heard(source.file)}
          </Text>
          <Listing whiteSpace="pre-wrap">{heard.join("\n")}</Listing>
        </>
      )}
    </div>
  );
}

/** Code or a transcript, with its own line breaks. */
function Listing({
  children,
  ...rest
}: { children: string } & Pick<BoxProps, "overflowX" | "tabIndex" | "whiteSpace">) {
  return (
    <Box as="pre" padding="4" bg="bg.raised" borderRadius="control" textStyle="small" {...rest}>
      <code>{children}</code>
    </Box>
  );
}
