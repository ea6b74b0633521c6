import { articlePages, deadArticleLinks, readWholeArticles } from "./articles/read-articles.server.ts";
import { authorHead, authors } from "./authors.ts";
import { briefs } from "./briefs.ts";
import { checkData, failWith } from "./check-data.ts";
import { designPages, designParts } from "./design/pages.ts";
import { eventHead } from "./event-page.ts";
import { events } from "./events.ts";
import { deepEntries, listPages, waysOn } from "./list-pages.ts";
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
 * Throws with everything in data/ that has to be fixed first.
 */
export function everyPage(): PageSummary[] {
  checkData();
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
    ...authors.map(authorHead),
    ...events.map(eventHead),
    ...roles.map(roleHead),
    ...designPages,
    ...listPages(),
  ];
  const paths = all.map(({ path }) => path);
  failWith([...sharedBy(all, "path"), ...sharedBy(all, "title"), ...deadArticleLinks(readWholeArticles(), paths)]);
  return all;
}

/** What is wrong where pages of different lists claim one path or one title. */
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

/** The title of the part of the site that a page belongs to, such as Shop; undefined for the parts themselves. */
export function partOf({ path }: Pick<PageSummary, "path">): string | undefined {
  return pages.find((page) => page.path !== "/" && path.startsWith(`${page.path}/`))?.title;
}

/** The pages that search engines are told of. The further pages of lists, which have nothing of their own, they follow. */
export function listedPages(): PageSummary[] {
  const unlisted = new Set<string>([...unlistedPages, ...designPages, ...listPages()].map(({ path }) => path));
  return everyPage().filter(({ path }) => !unlisted.has(path));
}

/** The pages that search finds and the site map shows: those, and the door to the design system. */
export function findablePages(): PageSummary[] {
  const findable = new Set([...listedPages(), designParts[""]].map(({ path }) => path));
  return everyPage().filter(({ path }) => findable.has(path));
}

/** What the site map for people shows: those, and in the place of what a list has on further pages the way to these. */
export function mappedPages(): PageSummary[] {
  const deep = new Set(deepEntries());
  return [...findablePages().filter(({ path }) => !deep.has(path)), ...waysOn()];
}

/** Pages to choose from where anybody looks at how pages look: of each long list what is on its first page. */
export function shownPages(): PageSummary[] {
  const left = new Set([...deepEntries(), ...listPages().map(({ path }) => path)]);
  return everyPage().filter(({ path }) => !left.has(path));
}

export function everyPath(): string[] {
  return everyPage().map((page) => page.path);
}
