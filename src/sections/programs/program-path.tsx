import { Grid } from "@chakra-ui/react/grid";
import { Band } from "../../components/band.tsx";
import { GroupHeading } from "./group-heading.tsx";
import { PathList } from "./path-list.tsx";
import type { ProgramCard } from "./program-card.ts";

interface ProgramPathProps {
  title: string;
  text: string;
  programs: readonly ProgramCard[];
}

export function ProgramPath({ title, text, programs }: ProgramPathProps) {
  return (
    <Band labelledBy="path-title">
      <Grid gap="gap" columnGap="16" templateColumns={{ lg: "2fr 3fr" }}>
        <GroupHeading id="path-title" title={title} text={text} />
        <PathList programs={programs} />
      </Grid>
    </Band>
  );
}
