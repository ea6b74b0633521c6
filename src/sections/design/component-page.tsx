import { Box, Grid, Heading, type HeadingProps, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ComponentGuide } from "../../../data/design/components/guide.ts";
import type { designWords } from "../../../data/design/words.ts";
import type { Prop } from "../../../prerender/component-facts.server.ts";
import { modes as allModes } from "../../../theme/conditions.ts";
import { palettes } from "../../../theme/contrast-pairs.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { DataTable } from "../../components/data-table.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { Island } from "../../components/island.tsx";
import { Items } from "../../components/lists.tsx";
import type { RecipeFacts } from "../../design/recipe-facts.server.ts";
import { type AnyRecipe, type Choice, choiceName, type RecipeName, variantsOf } from "../../design/recipe-facts.ts";
import { savedColors } from "../../design/saved-theme.ts";
import { colorsIn, modeVariables } from "../../design/token-names.ts";
import { takesFromPalette, useParts } from "../../design/use-parts.ts";
import { drawnParts, GuideSamples, RecipeSample } from "./recipe-sample.tsx";

/** Bright marigold is recognized by the content on it and not by its edge, so no checkbox uses it. */
const withoutMarigold: readonly RecipeName[] = ["checkbox"];

interface GalleryProps extends RecipeFacts {
  words: typeof designWords.recipes;
  modes: typeof designWords.modes;
}

const backgrounds = ["bg.canvas", "fg.default"];

/**
 * Shows each variant in each palette that it uses, then in each mode on that mode's background, whichever mode the page
 * is in.
 */
function Gallery({ name, recipe, tokens, words, modes }: GalleryProps) {
  const parts = useParts(recipe);
  const choices = variantsOf(recipe);
  const colored = choices.filter((choice) => takesFromPalette(parts(choice)));
  const shown = palettes.filter((palette) => palette !== "marigold" || !withoutMarigold.includes(name));
  const used = [...new Set([...backgrounds, ...colorsIn(tokens, "clay")])];
  const sample = (choice: Choice, text: string) => (
    <RecipeSample key={choiceName(choice)} name={name} choice={choice} parts={parts(choice)} state={{}} words={text} />
  );
  const columns = (rem: number) => `repeat(auto-fill, minmax(min(100%, ${rem}rem), 1fr))`;
  return (
    <>
      {colored.length > 0 && <Subtitle>{words.palettes}</Subtitle>}
      {colored.map((choice) => (
        <Grid key={choiceName(choice)} gap="3" marginBottom="4" alignItems="start" templateColumns={columns(9)}>
          {shown.map((palette) => (
            <Box key={palette} colorPalette={palette}>
              {sample(choice, palette)}
            </Box>
          ))}
        </Grid>
      ))}
      <Subtitle>{words.modes}</Subtitle>
      <Grid templateColumns={columns(16)} gap="1">
        {allModes.map((mode) => (
          <Grid
            key={mode}
            style={modeVariables(savedColors, mode, used)}
            colorPalette="clay"
            bg="bg.canvas"
            color="fg.default"
            padding={{ base: "3", md: "5" }}
            gap="3"
            alignContent="start"
          >
            <small>{modes[mode]}</small>
            {choices.map((choice) => sample(choice, choiceName(choice) || name))}
          </Grid>
        ))}
      </Grid>
    </>
  );
}

const Subtitle = (props: HeadingProps) => <Heading as="h3" textStyle="h4" marginTop="8" marginBottom="3" {...props} />;

function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box as="section" id={id} aria-labelledby={`${id}-title`} paddingY="10" borderTopWidth="thin">
      <Heading as="h2" id={`${id}-title`} textStyle="h3" marginBottom="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

const marks = { good: "success", poor: "error" } as const;
const pair = { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" };

/** Outlines each slot of the recipe in its own sample. Slots that no sample draws have only their text. */
function Anatomy({ name, recipe, slots }: { name: RecipeName; recipe: AnyRecipe; slots: ComponentGuide["parts"] }) {
  const choice = variantsOf(recipe)[0] ?? {};
  const parts = useParts(recipe)(choice);
  const drawn = drawnParts(name);
  return (
    <Box as="dl" display="grid" gap="6" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))">
      {Object.entries(slots).map(([slot, about]) => (
        <div key={slot}>
          <dt>
            <code>{slot}</code>
          </dt>
          <Text as="dd" textStyle="small">
            {about}
          </Text>
          {drawn.has(slot) && (
            <Box as="dd" marginTop="3" padding="2" data-slot={slot}>
              <RecipeSample
                name={name}
                choice={choice}
                parts={{ ...parts, [slot]: { ...parts[slot], ...outlined } }}
                state={{}}
                words={name}
              />
            </Box>
          )}
        </div>
      ))}
    </Box>
  );
}

/** The margin keeps the outline away from other text. */
const outlined = {
  outline: "{borderWidths.medium} dashed {colors.focus.ring}",
  outlineOffset: "{spacing.1}",
  margin: "4",
} as const;

interface ComponentPageProps {
  guide: ComponentGuide;
  facts: RecipeFacts;
  verdicts: readonly string[];
  props: readonly Prop[];
  heard: readonly string[];
  uses: { modules: readonly string[]; pages: readonly string[]; isEverywhere: boolean };
  words: typeof designWords;
  /** The recipe in each state. */
  states: ReactNode;
}

export function ComponentPage({
  guide,
  facts,
  verdicts,
  words: { components: words, recipes, modes },
  states,
  ...page
}: ComponentPageProps) {
  const { name, recipe, tokens } = facts;
  const code = [...guide.imports, "", guide.code].join("\n");
  return (
    <Box maxWidth="wide" marginX="auto" paddingX="gutter" paddingY="8">
      <Grid templateColumns={pair} gap="gap" marginBottom="8">
        {[
          { title: words.use, points: guide.use },
          { title: words.avoid, points: guide.avoid },
        ].map(({ title, points }) => (
          <div key={title}>
            <Heading as="h2" textStyle="h4" marginBottom="2">
              {title}
            </Heading>
            <Items of={points} />
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
      </Grid>
      <Block id="code" title={words.code}>
        <Listing>{code}</Listing>
        <Island>
          <CopyButton text={code} marginTop="3" {...words.copy} />
        </Island>
        {guide.source && (
          <Text textStyle="small" marginTop="3">
            {words.source(guide.source)}
          </Text>
        )}
      </Block>
      <Block id={name} title={words.states}>
        {states}
        <Gallery {...facts} words={recipes} modes={modes} />
      </Block>
      <Block id="parts" title={words.anatomy}>
        <Text marginBottom="4">{words.anatomyLead}</Text>
        <Anatomy name={name} recipe={recipe} slots={guide.parts} />
        <Subtitle>{recipes.tokens}</Subtitle>
        <Text as="code" display="block" textStyle="small" color="fg.muted" maxWidth="measure" overflowWrap="anywhere">
          {tokens.join(", ")}
        </Text>
      </Block>
      {page.props.length > 0 && (
        <Block id="props" title={words.props}>
          <Text marginBottom="4">{words.propsLead}</Text>
          <DataTable
            aria-labelledby="props-title"
            columns={words.propColumns}
            rows={page.props.map((prop) => rowOf(prop, words))}
          />
        </Block>
      )}
      <Block id="access" title={words.access}>
        <Text marginBottom="4">{guide.keys.length === 0 ? `${words.noKeys} ${guide.access}` : guide.access}</Text>
        {guide.keys.length > 0 && (
          <DataTable aria-labelledby="access-title" columns={words.keyColumns} rows={guide.keys} />
        )}
        {guide.heard && (
          <>
            <Text textStyle="small" marginTop="6" marginBottom="2">
              {words.heard(guide.heard.file)}
            </Text>
            <Listing>{page.heard.join("\n")}</Listing>
          </>
        )}
        {verdicts.map((verdict) => (
          <Text key={verdict} textStyle="small" marginTop="4">
            {verdict}
          </Text>
        ))}
      </Block>
      <Block id="uses" title={words.uses}>
        {page.uses.isEverywhere && <Text marginBottom="4">{words.everyPage}</Text>}
        {[
          { title: words.usedOn(page.uses.pages.length), names: page.uses.pages },
          { title: words.usedIn(page.uses.modules.length), names: page.uses.modules },
        ].map(({ title, names }) =>
          names.length === 0 ? (
            <Text key={title}>{title}</Text>
          ) : (
            <Disclosure key={title} summary={title}>
              <Items of={[...new Set(names)]} overflowWrap="anywhere" />
            </Disclosure>
          ),
        )}
      </Block>
    </Box>
  );
}

/** Text in its own lines. It scrolls if it is wider than the page. */
function Listing({ children }: { children: string }) {
  return (
    <Box as="pre" tabIndex={0} overflowX="auto" padding="4" bg="bg.sunken" borderRadius="control" textStyle="small">
      <code>{children}</code>
    </Box>
  );
}

function rowOf({ name, type, note, about }: Prop, words: typeof designWords.components): [string, string, string] {
  const use = note === "" ? "" : note === "required" ? words.required : words.preset(note);
  return [name, type, [use, about].filter(Boolean).join(". ")];
}
