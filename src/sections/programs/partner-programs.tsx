import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { Band, type BandTone } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { GroupHeading } from "./group-heading.tsx";
import type { ProgramCard } from "./program-card.ts";

interface PartnerProgramsProps {
  /** Id of the heading, unique on the page. */
  id: string;
  title: string;
  text: string;
  tone: BandTone;
  programs: readonly ProgramCard[];
}

export function PartnerPrograms({ id, title, text, tone, programs }: PartnerProgramsProps) {
  return (
    <Band tone={tone} labelledBy={id}>
      <GroupHeading id={id} title={title} text={text} />
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
          <RouteLink to={url} variant="standalone">
            {title}
          </RouteLink>
        </Heading>
        <Text textStyle="small" color="colorPalette.fg" fontWeight="semibold">
          with {partner}
        </Text>
        <Text marginTop="1">{summary}</Text>
      </Box>
    </Grid>
  );
}
