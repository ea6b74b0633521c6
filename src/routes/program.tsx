import { Box } from "@chakra-ui/react";
import { equitySeatLink } from "../../data/equity-seats.ts";
import { undecidedProgram } from "../../data/not-decided.ts";
import { partnerByName } from "../../data/partner-links.ts";
import { partners } from "../../data/partners.ts";
import { accessTerms } from "../../data/program-facets.ts";
import { accessLinks, nextStepAfter, programFactsAt } from "../../data/program-facts.ts";
import { findProgramPage, programLabels as labels } from "../../data/program-pages.ts";
import { programBySlug } from "../../data/programs.ts";
import { trailOver } from "../../data/trails.ts";
import { Island } from "../components/island.tsx";
import { builtAt } from "../components/use-hydrated.ts";
import { NotDecided } from "../islands/not-decided.tsx";
import { programStructuredData } from "../layout/entry-structured-data.ts";
import { headBelow, jsonLd } from "../layout/structured-data.ts";
import { programCard } from "../programs/program-card.ts";
import {
  ProgramAccess,
  ProgramFacts,
  ProgramFit,
  ProgramHero,
  ProgramNext,
  ProgramSessions,
} from "../sections/programs/program-page.tsx";
import type { Route } from "./+types/program.ts";

const trail = trailOver("/academy", "/academy/programs");

/** Runs at build time, so that a page carries only its own program. */
export function loader({ params }: Route.LoaderArgs) {
  const { slug = "" } = params;
  const page = findProgramPage(slug);
  if (!page) throw new Response(null, { status: 404 });
  const program = programBySlug(slug);
  const { facts, missing } = programFactsAt(program, page, builtAt);
  const partner = partners.find((candidate) => candidate.slug === program.partner);
  return {
    card: programCard(program),
    page,
    facts,
    undecided: undecidedProgram(program, missing),
    links: accessLinks(program, page),
    offers: accessTerms[page.access].offers,
    partner,
    next: nextStepAfter(slug),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { card, offers } = loaderData;
  const head = { title: card.title, description: card.summary, path: card.url };
  const tags = headBelow(trail, head);
  if (!import.meta.env.SSR) return tags;
  return [...tags, jsonLd(programStructuredData(card, offers))];
}

export default function ProgramRoute({ loaderData }: Route.ComponentProps) {
  const { card, page, facts, undecided, links, partner, next } = loaderData;
  return (
    <Box colorPalette="night">
      <ProgramHero
        {...card}
        trail={trail}
        partnerLink={partner && partnerByName(partner)}
        labels={labels}
        page={page}
      />
      <ProgramFacts title={labels.facts} facts={facts}>
        {undecided && (
          <Island>
            <NotDecided {...undecided} />
          </Island>
        )}
      </ProgramFacts>
      <ProgramSessions labels={labels} page={page} />
      <ProgramFit labels={labels} page={page} />
      <ProgramAccess links={links} labels={labels} page={page} equityLink={equitySeatLink(card.slug)} />
      <ProgramNext title={labels.next} next={next} all={labels.all} />
    </Box>
  );
}
