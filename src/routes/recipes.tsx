import { designNav } from "../../data/design/nav.ts";
import { designTrail, recipesPath } from "../../data/design/pages.ts";
import { recipeFamilies } from "../../data/design/recipe-families.ts";
import { designWords } from "../../data/design/words.ts";
import { lastAudit } from "../../data/last-audit.ts";
import { branches } from "../../data/site.ts";
import { auditWords } from "../design/audit-words.ts";
import { recipeFacts } from "../design/recipe-facts.server.ts";
import { unlistedHead } from "../layout/page-meta.ts";
import { DesignHero } from "../sections/design/design-hero.tsx";
import { RecipeFamily } from "../sections/design/recipe-family.tsx";
import type { Route } from "./+types/recipes.ts";

/** Runs at build time, so that each family and its styles reach only its own page. */
export function loader({ params }: Route.LoaderArgs) {
  const family = recipeFamilies.find(({ slug }) => slug === params.family);
  if (!family) throw new Response(null, { status: 404 });
  const { verdict, verdictOn } = auditWords(lastAudit, designWords.recipes);
  const recipes = family.recipes.map((guide) => ({
    guide,
    verdict: verdictOn(guide.name),
    ...recipeFacts(guide.name),
  }));
  return { family, recipes, verdict, path: recipesPath(family.slug) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? unlistedHead({ ...loaderData.family, path: loaderData.path }) : [];
}

/** A choice changes the URL but no loaded data. */
export const shouldRevalidate = () => false;

export default function RecipesRoute({ loaderData: { family, recipes, verdict, path } }: Route.ComponentProps) {
  return (
    <>
      <DesignHero
        title={family.title}
        lead={designWords.recipes.lead}
        trail={designTrail}
        nav={designNav}
        path={path}
      />
      <RecipeFamily
        recipes={recipes}
        verdict={verdict}
        words={designWords.recipes}
        modes={designWords.modes}
        branches={branches}
      />
    </>
  );
}
