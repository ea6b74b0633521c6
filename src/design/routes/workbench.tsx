import { designTrail, workbenchPage } from "../../../data/design-pages.ts";
import { everyPage } from "../../../data/every-page.ts";
import { everyPair } from "../../../theme/every-pair.ts";
import { Island } from "../../components/island.tsx";
import { unlistedHead } from "../../layout/page-meta.ts";
import { recipesByToken } from "../recipe-facts.server.ts";
import { Workbench } from "../workbench/workbench.tsx";
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
  return (
    <Island>
      <Workbench trail={designTrail} pages={pages} recipes={recipes} pairs={pairs} />
    </Island>
  );
}
