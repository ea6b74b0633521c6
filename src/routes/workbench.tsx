import { designNav } from "../../data/design/nav.ts";
import { designTrail, workbenchPage } from "../../data/design/pages.ts";
import { designWords } from "../../data/design/words.ts";
import { workbenchWords } from "../../data/design/workbench-words.ts";
import { everyPage } from "../../data/every-page.ts";
import { everyPair } from "../../theme/gate/pairs.ts";
import { recipesByToken } from "../design/recipe-facts.server.ts";
import { unlistedHead } from "../layout/page-meta.ts";
import { Bench } from "../sections/design/bench.tsx";
import { DesignHero } from "../sections/design/design-hero.tsx";
import type { Route } from "./+types/workbench.ts";

export const meta = () => unlistedHead(workbenchPage);

/**
 * Runs at build time, because the pairs that the gate checks come from all recipes. Excludes the workbench, which can't
 * be shown in its own frame.
 */
export function loader() {
  const pages = everyPage().filter(({ path }) => path !== workbenchPage.path);
  return { pages: pages.map(({ path, title }) => ({ path, title })), recipes: recipesByToken(), pairs: everyPair };
}

export default function WorkbenchRoute({ loaderData: { pages, recipes, pairs } }: Route.ComponentProps) {
  const { title, lead } = workbenchWords;
  return (
    <>
      <DesignHero title={title} lead={lead} trail={designTrail} nav={designNav} path={workbenchPage.path} isTool />
      <Bench words={workbenchWords} design={designWords} pages={pages} recipes={recipes} pairs={pairs} />
    </>
  );
}
