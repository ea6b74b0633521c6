import { Box } from "@chakra-ui/react/box";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router-dom";
import { equitySeatLink } from "../../data/equity-seats.ts";
import { partners } from "../../data/partners.ts";
import { accessTerms } from "../../data/program-access.ts";
import { programLabels as labels } from "../../data/program-labels.ts";
import { findProgramPage } from "../../data/program-pages.ts";
import { programAfter, programBySlug } from "../../data/programs.ts";
import { trailOver } from "../../data/trails.ts";
import { programStructuredData } from "../layout/entry-structured-data.ts";
import { headTags } from "../layout/page-meta.ts";
import { breadcrumbList, jsonLd } from "../layout/structured-data.ts";
import { programCard } from "../programs/program-card.ts";
import {
  ProgramAccess,
  ProgramFit,
  ProgramHero,
  ProgramNext,
  ProgramSessions,
} from "../sections/programs/program-page.tsx";

const trail = trailOver("/academy", "/academy/programs");

/** Runs at build time, so that a page carries only its own program. */
export function loader({ params }: LoaderFunctionArgs) {
  const { slug = "" } = params;
  const page = findProgramPage(slug);
  if (!page) throw new Response(null, { status: 404 });
  const program = programBySlug(slug);
  const { offers, ...access } = accessTerms[page.access];
  const partner = partners.find((candidate) => candidate.slug === program.partner);
  return {
    card: programCard(program),
    page,
    access,
    offers,
    partner: partner && { label: partner.name, href: partner.link },
    next: programCard(programAfter(slug)),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [];
  const { card, offers } = loaderData;
  const head = { title: card.title, description: card.summary, path: card.url };
  const tags = [...headTags(head), ...breadcrumbList(trail, head)];
  if (!import.meta.env.SSR) return tags;
  return [...tags, jsonLd(programStructuredData(card, offers))];
};

export default function ProgramRoute() {
  const { card, page, access, partner, next } = useLoaderData<typeof loader>();
  return (
    <Box colorPalette="night">
      <ProgramHero {...card} trail={trail} partnerLink={partner} labels={labels} page={page} />
      <ProgramFit labels={labels} page={page} />
      <ProgramSessions labels={labels} page={page} />
      <ProgramAccess {...access} labels={labels} page={page} equityLink={equitySeatLink(card.slug)} />
      <ProgramNext title={labels.next} program={next} all={labels.all} />
    </Box>
  );
}
