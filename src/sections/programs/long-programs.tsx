import { Grid } from "@chakra-ui/react/grid";
import { Band } from "../../components/band.tsx";
import { GroupHeading } from "./group-heading.tsx";
import { LongProgram } from "./long-program.tsx";
import type { ProgramCard } from "./program-card.ts";

interface LongProgramsProps {
  title: string;
  text: string;
  programs: readonly ProgramCard[];
}

export function LongPrograms({ title, text, programs }: LongProgramsProps) {
  return (
    <Band tone="deep" labelledBy="long-title">
      <GroupHeading id="long-title" title={title} text={text} />
      <Grid gap="gap" marginTop="10" templateColumns={{ md: "1fr 1fr" }} color="fg.default">
        {programs.map((program) => (
          <LongProgram key={program.slug} program={program} headingLevel="h3" />
        ))}
      </Grid>
    </Band>
  );
}
