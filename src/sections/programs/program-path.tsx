import { Band } from "../../components/band.tsx";
import { PathList } from "../../components/path-list.tsx";
import { SectionIntro } from "../../components/section-intro.tsx";
import { Split } from "../../components/split.tsx";
import type { ProgramCard } from "../../programs/program-card.ts";

interface ProgramPathProps {
  title: string;
  lead: string;
  programs: readonly ProgramCard[];
}

export function ProgramPath({ title, lead, programs }: ProgramPathProps) {
  return (
    <Band width="wide" labelledBy="path-title">
      <Split>
        <SectionIntro id="path-title" title={title} lead={lead} />
        <PathList programs={programs} />
      </Split>
    </Band>
  );
}
