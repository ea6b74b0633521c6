import { Grid } from "@chakra-ui/react/grid";
import type { SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";
import { SectionIntro } from "../../components/section-intro.tsx";
import { Split } from "../../components/split.tsx";
import type { ProgramCard } from "../../programs/program-card.ts";
import { ProgramItem } from "./program-item.tsx";

interface WorkshopsProps {
  title: string;
  lead: string;
  programs: readonly ProgramCard[];
  /** Link to the list of all programs, if the page doesn't show them all. */
  all?: SiteLink;
}

export function Workshops({ title, lead, programs, all }: WorkshopsProps) {
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
      {all && <SmartLink link={all} variant="standalone" marginTop="8" />}
    </Band>
  );
}
