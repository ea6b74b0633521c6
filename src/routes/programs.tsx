import { Box } from "@chakra-ui/react/box";
import { useLoaderData } from "react-router-dom";
import { isLong, programsList, programsShown } from "../../data/lists.ts";
import { partners } from "../../data/partners.ts";
import { longSlugs, type Program, pathSlugs, programs, programsBySlug } from "../../data/programs.ts";
import { programsPage } from "../../data/programs-page.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { programCard } from "../programs/program-card.ts";
import { Collabs } from "../sections/programs/collabs.tsx";
import { LongPrograms } from "../sections/programs/long-programs.tsx";
import { ProgramPath } from "../sections/programs/program-path.tsx";
import { ProgramsHero } from "../sections/programs/programs-hero.tsx";
import { UndecidedLearner } from "../sections/programs/undecided-learner.tsx";
import { Workshops } from "../sections/programs/workshops.tsx";

export const meta = pageMeta("/academy/programs");

export function loader() {
  const card = (program: Program) =>
    programCard(program, partners.find((partner) => partner.slug === program.partner)?.name);
  const list = programsList();
  const most = isLong(list) ? programsShown : programs.length;
  const inCategory = (category: Program["category"]) =>
    programs
      .filter((program: Program) => program.category === category)
      .slice(0, most)
      .map(card);
  return {
    path: programsBySlug(pathSlugs).map(card),
    long: programsBySlug(longSlugs).map(card),
    collabs: inCategory("Collab"),
    workshops: inCategory("Workshop"),
    ...(isLong(list) && { all: { label: programsPage.all.link, to: list.path } }),
  };
}

export default function ProgramsRoute() {
  const { path, long, collabs, workshops, all } = useLoaderData<typeof loader>();
  return (
    <Box colorPalette="night">
      <ProgramsHero title={programsPage.title} lead={programsPage.lead} />
      <ProgramPath {...programsPage.path} programs={path} />
      <LongPrograms {...programsPage.long} programs={long} />
      <Collabs {...programsPage.collabs} programs={collabs} />
      <Workshops {...programsPage.workshops} programs={workshops} all={all} />
      <UndecidedLearner {...programsPage.unsure} />
    </Box>
  );
}
