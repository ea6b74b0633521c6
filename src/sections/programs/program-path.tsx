import { Band } from "../../components/band.tsx";
import { SectionIntro } from "../academy/section-intro.tsx";
import { Split } from "../academy/split.tsx";
import { PathList } from "./path-list.tsx";
import type { ProgramCard } from "./program-card.ts";

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
