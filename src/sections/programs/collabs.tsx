import { Grid } from "@chakra-ui/react/grid";
import { Band } from "../../components/band.tsx";
import { SectionIntro } from "../../components/section-intro.tsx";
import type { ProgramCard } from "../../programs/program-card.ts";
import { ProgramItem } from "./program-item.tsx";

interface CollabsProps {
  title: string;
  lead: string;
  programs: readonly ProgramCard[];
}

export function Collabs({ title, lead, programs }: CollabsProps) {
  return (
    <Band width="wide" labelledBy="collabs-title">
      <SectionIntro id="collabs-title" title={title} lead={lead} />
      <Grid
        as="ul"
        gap="gap"
        marginTop="10"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }}
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
        {programs.map((program) => (
          <ProgramItem key={program.slug} {...program} />
        ))}
      </Grid>
    </Band>
  );
}
