import { readArticles } from "./articles/read-articles.server.ts";
import { articleCategories, articlePath } from "./articles.ts";
import { authors } from "./authors.ts";
import { eventHead } from "./event-page.ts";
import { events } from "./events.ts";
import type { PageSummary } from "./every-page.ts";
import { listPath } from "./list-path.ts";
import { articlesList, authorList, eventsList, isLong, type List, productsList, programsList } from "./lists.ts";
import { isListed, productCategories, products } from "./products.ts";
import { programs } from "./programs.ts";

/** Returns the later pages of all paginated lists; empty while all lists are short. */
export function listPages(): PageSummary[] {
  const listed = products.filter(isListed);
  const shelves = productCategories.filter((name) => listed.some(({ category }) => category === name));
  return [
    ...furtherPages(articlesList(), articleCategories.map(articlesList)),
    ...furtherPages(productsList(), shelves.map(productsList)),
    ...[eventsList(), programsList(), ...authors.map(authorList)].filter(isLong).flatMap(pagesOf),
  ];
}

/** Returns the page on which each long list continues. */
export function waysOn(): PageSummary[] {
  return [
    ...[articlesList(), productsList()].filter(isLong).map((list) => listHead(list, 2)),
    ...[eventsList(), programsList()].filter(isLong).map((list) => listHead(list, 1)),
  ];
}

/** Returns the paths of long lists' entries beyond the first page. */
export function deepEntries(): string[] {
  return [
    { list: articlesList(), paths: readArticles().map(({ slug }) => articlePath(slug)) },
    { list: productsList(), paths: products.filter(isListed).map(({ slug }) => `/shop/${slug}`) },
    { list: eventsList(), paths: events.map((event) => eventHead(event).path) },
    { list: programsList(), paths: programs.map(({ url }) => url) },
  ].flatMap(({ list, paths }) => (isLong(list) ? paths.slice(list.size) : []));
}

/**
 * Returns a long list's pages after the first, and all pages of its filter choices. The first page keeps the list's own
 * path.
 */
function furtherPages(list: List, choices: readonly List[]): PageSummary[] {
  return isLong(list) ? [...pagesOf(list).slice(1), ...choices.flatMap(pagesOf)] : [];
}

export function pagesOf(list: List): PageSummary[] {
  const pages = Math.max(1, Math.ceil(list.count / list.size));
  return Array.from({ length: pages }, (_, index) => listHead(list, index + 1));
}

export function listHead(list: List, page: number): PageSummary {
  const { path, title, description } = list;
  if (page === 1) return { path, title, description };
  return { path: listPath(path, page), title: `${title}, page ${page}`, description: `Page ${page}. ${description}` };
}
