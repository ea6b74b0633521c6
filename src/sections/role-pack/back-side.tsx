import type { PackContent } from "../../quiz/pack-content.ts";
import { Colophon } from "./colophon.tsx";
import { NextSteps } from "./next-steps.tsx";
import { PageSide } from "./page-side.tsx";
import { PillarPair } from "./pillar-pair.tsx";
import { PraxisRecord } from "./praxis-record.tsx";
import { ProgramList } from "./program-list.tsx";

export function BackSide({ words, own, pillars, programs, origin }: PackContent) {
  return (
    <PageSide>
      <PillarPair words={words.pillars} pillars={pillars} />
      <PraxisRecord words={words.praxis} own={own} />
      {programs.length > 0 && <ProgramList title={words.programs.title} programs={programs} origin={origin} />}
      <NextSteps {...words.next} />
      <Colophon reflection={words.reflection} credits={words.credits} />
    </PageSide>
  );
}
