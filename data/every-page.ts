import { articlePages, deadArticleLinks, readWholeArticles } from "./articles/read-articles.server.ts";
import { briefs } from "./briefs.ts";
import { checkData, failWith } from "./checks/collections.ts";
import { movedProblems } from "./checks/moved.ts";
import { designPages, designParts } from "./design-pages.ts";
import { eventHead } from "./event-page.ts";
import { events } from "./events.ts";
import { type Page, pages, unlistedPages } from "./pages.ts";
import { privacy } from "./privacy.ts";
import { isListed, products } from "./products.ts";
import { programs } from "./programs.ts";
import { roleHead } from "./quiz/role-pages.ts";
import { roles } from "./quiz/roles.ts";
import { safeguarding } from "./safeguarding.ts";
import { terms } from "./terms.ts";

const policyDates: Readonly<Record<string, string>> = {
  "/privacy": privacy.updated,
  "/terms": terms.updated,
  "/erins-place/safeguarding": safeguarding.updated,
};

/** Metadata of one page of the site, from data/pages.ts or from an item of a collection. */
export interface PageSummary {
  path: string;
  title: string;
  description: string;
  /** Date of the last change, in ISO format. Only pages that show a date have one. */
  changed?: string | undefined;
}

/**
 * Returns all pages of the site: the fixed ones and one for each item of a collection. Use it in builds, audits and
 * tests only: in page scripts, it would send every item to every visitor. Throws with every mistake in data/, including
 * repeated paths and titles, dead links in articles, and lost paths.
 */
export function everyPage(): PageSummary[] {
  checkData();
  const all: PageSummary[] = [
    ...pages.map((page) => ({ ...page, changed: policyDates[page.path] })),
    ...unlistedPages,
    ...briefs,
    // The PASS Hub is a program whose page is a brief.
    ...programs
      .filter(({ url }) => url.startsWith("/academy/"))
      .map(({ url, title, summary }) => ({ path: url, title, description: summary })),
    ...products.filter(isListed).map(({ slug, title, description }) => ({ path: `/shop/${slug}`, title, description })),
    ...articlePages(),
    ...events.map(eventHead),
    ...roles.map(roleHead),
    ...designPages,
  ];
  const paths = all.map(({ path }) => path);
  failWith([
    ...sharedBy(all, "path"),
    ...sharedBy(all, "title"),
    ...deadArticleLinks(readWholeArticles(), paths),
    ...movedProblems(paths),
  ]);
  return all;
}

/** Returns an error for each page whose path or title (`field`) an earlier page also has. */
function sharedBy(all: readonly PageSummary[], field: "path" | "title"): string[] {
  const firsts = new Map<string, PageSummary>();
  return all.flatMap((page) => {
    const earlier = firsts.get(page[field]);
    if (!earlier) {
      firsts.set(page[field], page);
      return [];
    }
    const both = [earlier, page].map(({ path, title }) => `'${title}' at ${path}`).join(" and ");
    return [`two pages have the ${field} '${page[field]}': ${both}; give each its own`];
  });
}

/** Returns the title of the top-level page above this one, such as Shop; undefined if there is none. */
export function partOf({ path }: Pick<PageSummary, "path">): string | undefined {
  return pages.find((page) => page.path !== "/" && path.startsWith(`${page.path}/`))?.title;
}

/** Returns the pages for the sitemap: all except the unlisted pages and those of the design system. */
export function listedPages(): PageSummary[] {
  const unlisted = new Set<string>([...unlistedPages, ...designPages].map(({ path }) => path));
  return everyPage().filter(({ path }) => !unlisted.has(path));
}

/** Returns the pages for search results: the listed pages, except those marked `isOutsideSearch`. */
export function searchedPages(): PageSummary[] {
  const others = new Set<string>(pages.filter((page: Page) => page.isOutsideSearch).map(({ path }) => path));
  return listedPages().filter(({ path }) => !others.has(path));
}

/**
 * Returns the pages for the site map and the not-found page: the listed ones and the first page of the design system.
 */
export function findablePages(): PageSummary[] {
  const findable = new Set([...listedPages(), designParts[""]].map(({ path }) => path));
  return everyPage().filter(({ path }) => findable.has(path));
}

export function everyPath(): string[] {
  return everyPage().map((page) => page.path);
}
