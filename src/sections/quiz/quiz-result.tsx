import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { type ReactNode, useState } from "react";
import type { RecommendableSlug } from "../../../data/programs.ts";
import type { Pillar } from "../../../data/quiz/pillars.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import type { Tier } from "../../../data/quiz/tiers.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { rolePath } from "../../quiz/role-link.ts";
import type { Result } from "../../quiz/score.ts";
import { springTurning } from "../../wheel/prepare-to-turn.ts";
import { RoleTable } from "../../wheel/role-table.tsx";
import { RoleWheel } from "../../wheel/role-wheel.tsx";
import { PillarNotes } from "./pillar-notes.tsx";
import { ResultCounts } from "./result-counts.tsx";
import { ResultHero } from "./result-hero.tsx";
import { ResultRole } from "./result-role.tsx";
import { StudyTiers } from "./study-tiers.tsx";
import { type RecommendedProgram, SuitedPrograms } from "./suited-programs.tsx";

interface QuizResultProps {
  result: Result;
  roles: readonly Role[];
  pillars: readonly Pillar[];
  programs: readonly RecommendedProgram[];
  tiers: readonly Tier[];
  words: QuizCopy["results"];
  /** Actions for the result, and the state of the mail. */
  actions: ReactNode;
  onOpenProgram: (slug: RecommendableSlug) => void;
  onStartAgain: () => void;
}

export function QuizResult({
  result,
  roles,
  pillars,
  programs,
  tiers,
  words,
  actions,
  onOpenProgram,
  onStartAgain,
}: QuizResultProps) {
  const { primary, secondary, leading, roleCounts, topPillars, strongestPillars } = result;
  const [Turning] = useState(springTurning);
  const named = (keys: readonly string[]) => keys.flatMap((key) => roles.find((role) => role.key === key) ?? []);
  const pillarsOf = (keys: readonly string[]) =>
    keys.flatMap((key) => pillars.find((pillar) => pillar.key === key) ?? []);
  const own = named(secondary ? [primary, secondary] : [primary]);
  const shown = { roles, counts: roleCounts, hrefOf: rolePath };
  return (
    <>
      <ResultHero
        own={own}
        alsoTied={named(leading).filter((role) => !own.includes(role))}
        words={words}
        wheel={
          <RoleWheel
            {...shown}
            lit={[primary, ...leading.slice(1)]}
            praxis={words.praxis}
            label={words.wheelLabel}
            Turning={Turning}
          />
        }
      >
        {actions}
      </ResultHero>
      {own.map((role) => (
        <ResultRole key={role.key} role={role} place={roles.indexOf(role)} parts={words.parts} praxis={words.praxis} />
      ))}
      <PillarNotes words={words.pillars} top={pillarsOf(topPillars)} strongest={pillarsOf(strongestPillars)} />
      <ResultCounts words={words} table={<RoleTable {...shown} lit={leading} {...words.counts} />} />
      <SuitedPrograms words={words.programs} programs={programs} onOpen={onOpenProgram} />
      <StudyTiers words={words.tiers} tiers={tiers} />
      <Band tone="sunken" paddingY="10">
        <Flex flexWrap="wrap" alignItems="center" columnGap="8" rowGap="3">
          <Button variant="outline" size="lg" onClick={onStartAgain}>
            {words.again}
          </Button>
          <RouteLink to="/quiz/roles" variant="standalone">
            {words.allRoles}
          </RouteLink>
        </Flex>
      </Band>
    </>
  );
}
