import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import { labels } from "../../../data/labels.ts";
import { RouteLink } from "../../components/links.tsx";
import { Facts, PathList } from "../../components/lists.tsx";
import {
  Columns,
  type ColumnsProps,
  Flow,
  H3,
  H3Link,
  Lead,
  Section,
  SectionIntro,
  Split,
  type Titled,
} from "../../components/section.tsx";
import { programPicture } from "../../drawings/slug/program.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import type { ProgramCard } from "../../programs/program-card.ts";

interface ProgramItemProps extends ProgramCard {
  why?: string;
  onOpen?: () => void;
}

export function ProgramItem({ slug, title, partner, summary, url, why, facts, marks, onOpen }: ProgramItemProps) {
  return (
    <Flex as="li" flexWrap="wrap" columnGap="5" rowGap="3" alignItems="start" {...marks}>
      <Box borderRadius="panel" overflow="hidden" width={{ base: "24", sm: "32" }}>
        <SlugDrawing slug={slug} family={programPicture} ratio="1:1" />
      </Box>
      <Flow rhythm="tight" flex="1 1 12rem">
        <H3 textWrap="pretty">
          <RouteLink to={url} variant="standalone" onClick={onOpen}>
            {title}
          </RouteLink>
        </H3>
        {partner && <Text color="colorPalette.fg">{`${labels.partner} ${partner}`}</Text>}
        {why && <Lead>{why}</Lead>}
        <p>{summary}</p>
        <Facts of={facts} />
      </Flow>
    </Flex>
  );
}

function ProgramItems({ programs }: { programs: readonly ProgramCard[] }) {
  return programs.map((program) => <ProgramItem key={program.slug} {...program} />);
}

/** Large pictures of programs, with links and summaries. */
export function ProgramPictures({ programs, ...rest }: ColumnsProps & { programs: readonly ProgramCard[] }) {
  return (
    <Columns as="ul" {...rest}>
      {programs.map(({ slug, title, summary, url, facts, marks }) => (
        <Flow as="li" rhythm="tight" key={slug} {...marks}>
          <Box borderRadius="panel" overflow="hidden">
            <SlugDrawing slug={slug} family={programPicture} on="deep" bg="colorPalette.deep" />
          </Box>
          <H3Link to={url}>{title}</H3Link>
          <p>{summary}</p>
          <Facts of={facts} />
        </Flow>
      ))}
    </Columns>
  );
}

export function ProgramPath({ title, lead, programs }: Titled & { programs: readonly ProgramCard[] }) {
  return (
    <Section
      data-filtered
      labelledBy="path-title"
      paddingTop={{ base: "4", md: "band" }}
      // Without scripts, no filters separate this section from the hero.
      css={{ "@media (scripting: none)": { paddingTop: "band" } }}
    >
      <Split>
        <SectionIntro id="path-title" title={title} lead={lead} />
        <PathList programs={programs} />
      </Split>
    </Section>
  );
}

interface ProgramGroupProps {
  title: string;
  programs: readonly ProgramCard[];
}

export function Collabs({ title, programs }: ProgramGroupProps) {
  return (
    <Section data-filtered labelledBy="collabs-title">
      <SectionIntro id="collabs-title" title={title} />
      <Columns
        as="ul"
        lg="1fr 1fr"
        gap="gap"
        css={{
          "& > :first-of-type": {
            lg: {
              gridColumn: "span 2",
              display: "grid",
              gridTemplateColumns: "2fr 3fr",
              columnGap: "16",
              alignItems: "center",
              textStyle: "lead",
              "& > :first-of-type": { width: "full" },
              "& h3": { textStyle: "h2" },
            },
          },
        }}
      >
        <ProgramItems programs={programs} />
      </Columns>
    </Section>
  );
}

export function Workshops({ title, programs }: ProgramGroupProps) {
  return (
    <Section data-filtered tone="sunken" labelledBy="workshops-title">
      <Split>
        <SectionIntro id="workshops-title" title={title} />
        <Grid as="ul" gap="gap">
          <ProgramItems programs={programs} />
        </Grid>
      </Split>
    </Section>
  );
}
