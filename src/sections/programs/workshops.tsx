import { Grid } from "@chakra-ui/react/grid";
import { Band } from "../../components/band.tsx";
import { SectionIntro } from "../../components/section-intro.tsx";
import { Split } from "../../components/split.tsx";
import type { ProgramCard } from "../../programs/program-card.ts";
import { ProgramItem } from "./program-item.tsx";

interface WorkshopsProps {
  title: string;
  lead: string;
  programs: readonly ProgramCard[];
}

export function Workshops({ title, lead, programs }: WorkshopsProps) {
  return (
    <Band width="wide" tone="sunken" labelledBy="workshops-title">
      <Split>
        <SectionIntro id="workshops-title" title={title} lead={lead} />
        <Grid as="ul" gap="gap">
          {programs.map((program) => (
            <ProgramItem key={program.slug} {...program} />
          ))}
        </Grid>
      </Split>
    </Band>
  );
}
