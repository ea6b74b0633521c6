import { componentGuides } from "../../data/design/components.ts";
import { designNav } from "../../data/design/nav.ts";
import { componentPath, componentTrail } from "../../data/design/pages.ts";
import { designWords } from "../../data/design/words.ts";
import { lastAudit } from "../../data/last-audit.ts";
import { pages, unlistedPages } from "../../data/pages.ts";
import { heardOf, propsOf, usesOf } from "../../prerender/component-facts.server.ts";
import { Island } from "../components/island.tsx";
import { auditWords } from "../design/audit-words.ts";
import { recipeFacts } from "../design/recipe-facts.server.ts";
import { DesignStates } from "../islands/design-tools.tsx";
import { unlistedHead } from "../layout/page-meta.ts";
import { ComponentPage } from "../sections/design/component-page.tsx";
import { DesignHero } from "../sections/design/design-hero.tsx";
import type { Route } from "./+types/components.ts";

const { kinds } = designWords.components;
const titles = new Map<string, string>([...pages, ...unlistedPages].map(({ route, title }) => [route, title]));

/** Runs at build time, so that each component and its styles reach only its own page. */
export function loader({ params }: Route.LoaderArgs) {
  const guide = componentGuides.find(({ slug }) => slug === params.component);
  if (!guide) throw new Response(null, { status: 404 });
  const { verdict, verdictOn } = auditWords(lastAudit, designWords.recipes);
  const facts = recipeFacts(guide.recipe);
  const { routes, ...uses } = usesOf(guide);
  return {
    guide,
    facts,
    verdicts: [verdictOn(guide.recipe), verdict].filter((text) => text !== undefined),
    props: propsOf(guide, facts.recipe),
    heard: heardOf(guide),
    uses: { ...uses, pages: routes.map((route) => kinds[route as keyof typeof kinds] ?? titles.get(route) ?? route) },
    path: componentPath(guide.slug),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { guide, path } = loaderData;
  return unlistedHead({ title: `${guide.name}: component`, description: guide.description, path });
}

export default function ComponentRoute({ loaderData: { path, ...page } }: Route.ComponentProps) {
  const { name, use } = page.guide;
  return (
    <>
      <DesignHero title={name} lead={use[0] ?? ""} trail={componentTrail} nav={designNav} path={path} />
      <ComponentPage
        {...page}
        words={designWords}
        states={
          <Island>
            <DesignStates facts={page.facts} />
          </Island>
        }
      />
    </>
  );
}
