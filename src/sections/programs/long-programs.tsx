import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { SectionIntro } from "../academy/section-intro.tsx";
import type { ProgramCard } from "./program-card.ts";

interface LongProgramsProps {
  title: string;
  lead: string;
  programs: readonly ProgramCard[];
}

/** Drawn in light on the night, the longer one larger. */
export function LongPrograms({ title, lead, programs }: LongProgramsProps) {
  return (
    <Band tone="deep" labelledBy="long-title">
      <SectionIntro id="long-title" title={title} lead={lead} />
      <Grid
        as="ul"
        listStyleType="none"
        rowGap="10"
        columnGap="16"
        marginTop="10"
        templateColumns={{ md: "3fr 2fr" }}
        alignItems="end"
      >
        {programs.map(({ slug, title: name, summary, url }) => (
          <li key={slug}>
            <SlugDrawing slug={slug} kind="program" on="deep" bg="transparent" marginBottom="5" />
            <Heading as="h3" textStyle="h3">
              <RouteLink to={url}>{name}</RouteLink>
            </Heading>
            <p>{summary}</p>
          </li>
        ))}
      </Grid>
    </Band>
  );
}
