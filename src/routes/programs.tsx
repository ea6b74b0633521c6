import { Box } from "@chakra-ui/react";
import { partners } from "../../data/partners.ts";
import { foundUnder, programFacets, programFacts } from "../../data/program-facets.ts";
import { longSlugs, type Program, pathSlugs, programs, programsBySlug } from "../../data/programs.ts";
import { programsPage } from "../../data/programs-page.ts";
import { questions } from "../../data/quiz/questions.ts";
import { quizCopy } from "../../data/quiz/quiz-copy.ts";
import { roles } from "../../data/quiz/roles.ts";
import { pageMeta } from "../layout/page-meta.ts";
import type { FitQuiz } from "../programs/device-fit.ts";
import { type ListedProgram, programCard } from "../programs/program-card.ts";
import { ProgramChoice } from "../sections/programs/program-choice.tsx";
import { Collabs, ProgramPath, Workshops } from "../sections/programs/program-list.tsx";
import { LongPrograms, ProgramsHero, UndecidedLearner } from "../sections/programs/programs-hero.tsx";
import type { Route } from "./+types/programs.ts";

export const meta = pageMeta("/academy/programs");

/** Runs at build time, so that this page carries only the quiz data that maps answers to a role. */
export function loader() {
  const inCategory = (category: Program["category"]) =>
    programs.filter((program: Program) => program.category === category).map(listed);
  const { eyebrow, eyebrowTie, tie, alsoTied } = quizCopy.results;
  return {
    path: programsBySlug(pathSlugs).map(listed),
    long: programsBySlug(longSlugs).map(listed),
    collabs: inCategory("Collab"),
    workshops: inCategory("Workshop"),
    facets: programFacets,
    quiz: {
      questions: questions.map(({ id, options }) => ({ id, roles: options.map(({ role }) => role) })),
      roles: roles.map(({ key, name, recommendedPrograms }) => ({ key, name, recommendedPrograms })),
    } satisfies FitQuiz,
    resultWords: { eyebrow, eyebrowTie, tie, alsoTied },
    goOn: quizCopy.resume.goOn,
  };
}

function listed(program: Program): ListedProgram {
  const card = programCard(program, partners.find(({ slug }) => slug === program.partner)?.name);
  return { ...card, rationale: program.rationale, foundUnder: foundUnder(program), facts: programFacts(program) };
}

/** A filter changes the URL but no loaded data. */
export const shouldRevalidate = () => false;

export default function ProgramsRoute({ loaderData }: Route.ComponentProps) {
  const { path, long, collabs, workshops, ...choice } = loaderData;
  return (
    <Box colorPalette="night">
      <ProgramsHero title={programsPage.title} lead={programsPage.lead} />
      <ProgramChoice {...choice} words={programsPage} programs={[...path, ...long, ...collabs, ...workshops]}>
        <ProgramPath {...programsPage.path} programs={path} />
        <LongPrograms {...programsPage.long} programs={long} />
        <Collabs {...programsPage.collabs} programs={collabs} />
        <Workshops {...programsPage.workshops} programs={workshops} />
      </ProgramChoice>
      <UndecidedLearner {...programsPage.unsure} />
    </Box>
  );
}
