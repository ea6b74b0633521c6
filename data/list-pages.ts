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

/** The pages that lists go on over: none while all are short. */
export function listPages(): PageSummary[] {
  const listed = products.filter(isListed);
  const shelves = productCategories.filter((name) => listed.some(({ category }) => category === name));
  return [
    ...furtherPages(articlesList(), articleCategories.map(articlesList)),
    ...furtherPages(productsList(), shelves.map(productsList)),
    ...[eventsList(), programsList(), ...authors.map(authorList)].filter(isLong).flatMap(pagesOf),
  ];
}

/** Of each long list the page on which it goes on. */
export function waysOn(): PageSummary[] {
  return [
    ...[articlesList(), productsList()].filter(isLong).map((list) => listHead(list, 2)),
    ...[eventsList(), programsList()].filter(isLong).map((list) => listHead(list, 1)),
  ];
}

/** Paths of the entries of long lists beyond the first page. */
export function deepEntries(): string[] {
  return [
    { list: articlesList(), paths: readArticles().map(({ slug }) => articlePath(slug)) },
    { list: productsList(), paths: products.filter(isListed).map(({ slug }) => `/shop/${slug}`) },
    { list: eventsList(), paths: events.map((event) => eventHead(event).path) },
    { list: programsList(), paths: programs.map(({ url }) => url) },
  ].flatMap(({ list, paths }) => (isLong(list) ? paths.slice(list.size) : []));
}

/** The further pages of a long list, whose first is the page that it has always been on, and all of its choices. */
function furtherPages(list: List, choices: readonly List[]): PageSummary[] {
  return isLong(list) ? [...pagesOf(list).slice(1), ...choices.flatMap(pagesOf)] : [];
}

/** Every page of a list, as its head tells of it. */
export function pagesOf(list: List): PageSummary[] {
  const pages = Math.max(1, Math.ceil(list.count / list.size));
  return Array.from({ length: pages }, (_, index) => listHead(list, index + 1));
}

/** What a page of a list says of itself. */
export function listHead(list: List, page: number): PageSummary {
  const { path, title, description } = list;
  if (page === 1) return { path, title, description };
  return { path: listPath(path, page), title: `${title}, page ${page}`, description: `Page ${page}. ${description}` };
}
