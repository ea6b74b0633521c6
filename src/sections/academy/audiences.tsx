import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { Audience } from "../../../data/academy.ts";
import { Band } from "../../components/band.tsx";
import { SectionIntro } from "../../components/section-intro.tsx";

interface AudiencesProps {
  title: string;
  lead: string;
  audiences: readonly Audience[];
}

export function Audiences({ title, lead, audiences }: AudiencesProps) {
  return (
    <Band isStatic width="wide" tone="sunken" labelledBy="audiences-title">
      <SectionIntro id="audiences-title" title={title} lead={lead} />
      <Grid
        as="ul"
        columnGap="16"
        rowGap="10"
        marginTop="10"
        templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr", lg: "1fr 1fr 1fr" }}
        css={{ "& > :nth-of-type(3n + 2)": { lg: { transform: "translateY(2.5rem)" } } }}
      >
        {audiences.map(({ key, name, text }) => (
          <li key={key}>
            <Heading as="h3" textStyle="h3" color="colorPalette.fg" marginBottom="2">
              {name}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </Grid>
    </Band>
  );
}
