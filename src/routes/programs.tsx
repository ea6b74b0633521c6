import { Box } from "@chakra-ui/react";
import { partners } from "../../data/partners.ts";
import { foundUnder, programFacets, programFacts } from "../../data/program-facets.ts";
import { longSlugs, type Program, pathSlugs, programs, programsBySlug } from "../../data/programs.ts";
import { programsPage } from "../../data/programs-page.ts";
import { Island } from "../components/island.tsx";
import { FittingPrograms } from "../islands/program-fit.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { filterMarks, programCard } from "../programs/program-card.ts";
import { ProgramChoice } from "../sections/programs/program-choice.tsx";
import { Collabs, ProgramPath, Workshops } from "../sections/programs/program-list.tsx";
import { LongPrograms, ProgramsHero, UndecidedLearner } from "../sections/programs/programs-hero.tsx";

export const meta = pageMeta("/academy/programs");

function listed(program: Program) {
  const card = programCard(program, partners.find(({ slug }) => slug === program.partner)?.name);
  return { ...card, facts: programFacts(program), marks: filterMarks(foundUnder(program)) };
}

function inCategory(category: Program["category"]) {
  return programs.filter((program: Program) => program.category === category).map(listed);
}

export default function ProgramsRoute() {
  const [path, long] = [programsBySlug(pathSlugs).map(listed), programsBySlug(longSlugs).map(listed)];
  const [collabs, workshops] = [inCategory("Collab"), inCategory("Workshop")];
  return (
    <Box colorPalette="night">
      <ProgramsHero title={programsPage.title} lead={programsPage.lead} />
      <ProgramChoice
        words={programsPage}
        facets={programFacets}
        count={path.length + long.length + collabs.length + workshops.length}
        fit={
          <Island>
            <FittingPrograms />
          </Island>
        }
      >
        <ProgramPath {...programsPage.path} programs={path} />
        <LongPrograms title={programsPage.long} programs={long} />
        <Collabs title={programsPage.collabs} programs={collabs} />
        <Workshops title={programsPage.workshops} programs={workshops} />
      </ProgramChoice>
      <UndecidedLearner {...programsPage.unsure} />
    </Box>
  );
}
