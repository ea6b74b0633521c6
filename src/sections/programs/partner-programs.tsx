import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { Band, type BandTone } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { SectionIntro } from "../academy/section-intro.tsx";
import type { ProgramCard } from "./program-card.ts";

interface PartnerProgramsProps {
  /** Id of the heading, unique on the page. */
  id: string;
  title: string;
  lead: string;
  tone: BandTone;
  programs: readonly ProgramCard[];
}

export function PartnerPrograms({ id, title, lead, tone, programs }: PartnerProgramsProps) {
  return (
    <Band tone={tone} labelledBy={id}>
      <SectionIntro id={id} title={title} lead={lead} />
      <Grid
        as="ul"
        listStyleType="none"
        gap="gap"
        marginTop="10"
        templateColumns="repeat(auto-fit, minmax(min(100%, 26rem), 1fr))"
      >
        {programs.map((program) => (
          <PartnerProgram key={program.slug} {...program} />
        ))}
      </Grid>
    </Band>
  );
}

function PartnerProgram({ slug, title, partner, summary, url }: ProgramCard) {
  return (
    <Grid as="li" gap="5" templateColumns={{ sm: "8rem 1fr" }} alignItems="start">
      <Box borderRadius="panel" overflow="hidden" maxWidth="32">
        <SlugDrawing slug={slug} kind="program" ratio="1:1" />
      </Box>
      <Box>
        <Heading as="h3" textStyle="h3">
          <RouteLink to={url}>{title}</RouteLink>
        </Heading>
        <Text textStyle="small" color="colorPalette.fg" fontWeight="semibold">
          with {partner}
        </Text>
        <p>{summary}</p>
      </Box>
    </Grid>
  );
}
