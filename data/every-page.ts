import { articlePages } from "./articles/read-articles.server.ts";
import { briefs } from "./briefs.ts";
import { pages, unlistedPages } from "./pages.ts";
import { isListed, products } from "./products.ts";
import { programs } from "./programs.ts";
import { roleHead } from "./quiz/role-pages.ts";
import { roles } from "./quiz/roles.ts";

/** What every page of the site has, whether it stands in data/pages.ts or is an item of a collection. */
export interface PageSummary {
  path: string;
  title: string;
  description: string;
}

/**
 * All pages of the site: the fixed ones and one for each item of a collection. For builds, audits and tests;
 * the pages’ own scripts must not import it, or every item would travel to every visitor.
 * Throws where two entries claim one path.
 */
export function everyPage(): PageSummary[] {
  const all: PageSummary[] = [
    ...pages,
    ...unlistedPages,
    ...briefs,
    // The PASS Hub is a program whose page is a brief.
    ...programs
      .filter(({ url }) => url.startsWith("/academy/"))
      .map(({ url, title, summary }) => ({ path: url, title, description: summary })),
    ...products.filter(isListed).map(({ slug, title, description }) => ({ path: `/shop/${slug}`, title, description })),
    ...articlePages(),
    ...roles.map(roleHead),
  ];
  const paths = new Set<string>();
  for (const { path, title } of all) {
    if (paths.has(path))
      throw new Error(`data: two pages have the path '${path}', the second is '${title}'; slugs must be unique`);
    paths.add(path);
  }
  return all;
}

/** The paths that search engines are told of. */
export function listedPaths(): string[] {
  const unlisted = new Set<string>(unlistedPages.map(({ path }) => path));
  return everyPath().filter((path) => !unlisted.has(path));
}

export function everyPath(): string[] {
  return everyPage().map((page) => page.path);
}
