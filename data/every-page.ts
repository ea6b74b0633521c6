import { articlePages } from "./articles/read-articles.server.ts";
import { briefs } from "./briefs.ts";
import { pages } from "./pages.ts";
import { products } from "./products.ts";
import { programs } from "./programs.ts";

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
    ...briefs,
    // The PASS Hub is a program whose page is a brief.
    ...programs
      .filter(({ url }) => url.startsWith("/academy/"))
      .map(({ url, title, summary }) => ({ path: url, title, description: summary })),
    ...products
      .filter(({ status }) => !status || status === "active")
      .map(({ slug, title, description }) => ({ path: `/shop/${slug}`, title, description })),
    ...articlePages(),
  ];
  const paths = new Set<string>();
  for (const { path, title } of all) {
    if (paths.has(path))
      throw new Error(`data: two pages have the path '${path}', the second is '${title}'; slugs must be unique`);
    paths.add(path);
  }
  return all;
}

export function everyPath(): string[] {
  return everyPage().map((page) => page.path);
}
