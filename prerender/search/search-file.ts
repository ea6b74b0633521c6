import type { PageSummary } from "../../data/every-page.ts";
import type { PagePath } from "../../data/pages.ts";
import { partOf, siteParts } from "../../data/site-parts.ts";
import type { SearchFile } from "../../src/search/search-file.ts";
import type { FoundSection } from "./page-sections.ts";
import { withinBudget } from "./section-budget.ts";

/** Excluded, because it contains the titles of all pages and would match every search. */
const siteMap = "/site-map" satisfies PagePath;

/** Builds the search index from `findable` and the words of the finished pages. `words` is keyed by path. */
export function searchFile(
  findable: readonly PageSummary[],
  words: ReadonlyMap<string, readonly FoundSection[]>,
): SearchFile {
  const pages = siteParts.flatMap(({ title: part }) =>
    findable
      .filter(({ path }) => partOf(path) === part && path !== siteMap)
      .map(({ path, title, description }) => ({ path, title, description, part })),
  );
  const known = withinBudget(
    new Map(
      pages.map(({ path }) => {
        const said = words.get(path);
        if (!said) throw new Error(`prerender/search: no page was built for '${path}'; see data/every-page.ts`);
        return [path, said];
      }),
    ),
  );
  const sections = pages.flatMap(({ path, title }, page) => {
    const said = known.get(path) ?? [];
    return said.map(({ heading, ...section }) => ({
      page,
      heading: heading === title ? "" : heading,
      ...section,
    }));
  });
  return { pages, sections };
}
