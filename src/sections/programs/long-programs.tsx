import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { SectionIntro } from "../../components/section-intro.tsx";
import { programPicture } from "../../drawings/slug/program.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import type { ProgramCard } from "../../programs/program-card.ts";

interface LongProgramsProps {
  title: string;
  lead: string;
  programs: readonly ProgramCard[];
}

export function LongPrograms({ title, lead, programs }: LongProgramsProps) {
  return (
    <Band width="wide" tone="tint" labelledBy="long-title">
      <SectionIntro id="long-title" title={title} lead={lead} />
      <Grid
        as="ul"
        rowGap="10"
        columnGap="16"
        marginTop="10"
        templateColumns={{ base: "minmax(0, 1fr)", md: "3fr 2fr" }}
        alignItems="end"
      >
        {programs.map(({ slug, title: name, summary, url }) => (
          <li key={slug}>
            <Box borderRadius="panel" overflow="hidden" marginBottom="5">
              <SlugDrawing slug={slug} family={programPicture} on="deep" bg="colorPalette.deep" />
            </Box>
            <Heading as="h3" textStyle="h3" marginBottom="2">
              <RouteLink to={url} variant="standalone">
                {name}
              </RouteLink>
            </Heading>
            <p>{summary}</p>
          </li>
        ))}
      </Grid>
    </Band>
  );
}
