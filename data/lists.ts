import { readArticles } from "./articles/read-articles.server.ts";
import { type ArticleCategory, articlesPage, authorWords } from "./articles.ts";
import { type Author, authorHead } from "./authors.ts";
import { events, eventsPage } from "./events.ts";
import type { PageSummary } from "./every-page.ts";
import { pageAt } from "./pages.ts";
import { isListed, type ProductCategory, products } from "./products.ts";
import { programs } from "./programs.ts";
import { programsPage } from "./programs-page.ts";
import { shop } from "./shop.ts";

/**
 * How many entries a page of each list has. A list without more stays whole on its page and filters there; a longer one
 * goes on over pages of its own, and so does each choice of its filter. By what its pages weigh, of 14,600 bytes.
 */
export const listSizes = { articles: 12, products: 12, programs: 24, events: 12 } as const;

/** Of what is to come and of what has been on the page of events itself, where all events are a long list beside it. */
export const eventsShown = 5;

/** Of each kind on the page that introduces programs, where all programs are a long list beside it. */
export const programsShown = 4;

/** A list that may go on over several pages. */
export interface List extends PageSummary {
  /** Of how many entries. */
  count: number;
  /** Most entries of a page. */
  size: number;
}

export function articlesList(category?: ArticleCategory): List {
  const count = readArticles().filter((article) => !category || article.category === category.key).length;
  const { title, description } = pageAt("/articles");
  const size = listSizes.articles;
  if (!category) return { path: "/articles", title, description, count, size };
  return {
    path: `/articles/about/${category.key}`,
    title: articlesPage.about.replace("{category}", category.label.toLowerCase()),
    description,
    count,
    size,
  };
}

export function productsList(category?: ProductCategory): List {
  const count = products.filter(isListed).filter((product) => !category || product.category === category).length;
  const { title, description } = pageAt("/shop");
  const size = listSizes.products;
  if (!category) return { path: "/shop", title, description, count, size };
  return {
    path: `/shop/shelf/${shelfKey(category)}`,
    title: shop.all.shelf.replace("{category}", category),
    description,
    count,
    size,
  };
}

/** A category as an address has it: "scholarships-donations". */
export function shelfKey(category: ProductCategory): string {
  return category.toLowerCase().split(/[ /]/).join("-");
}

/** All events, those farthest ahead first: pages that stay what they are while time goes on. */
export function eventsList(): List {
  const { title, description } = eventsPage.all;
  return { path: "/events/all", title, description, count: events.length, size: listSizes.events };
}

/** All programs; the page that introduces them has the path, the long ones and a few more. */
export function programsList(): List {
  const { title, description } = programsPage.all;
  return { path: "/academy/programs/all", title, description, count: programs.length, size: listSizes.programs };
}

/** What one author has written; their own page has the newest. */
export function authorList(author: Author): List {
  const { path, description } = authorHead(author);
  const title = authorWords.all.replace("{author}", author.name);
  const count = readArticles().filter((article) => article.author === author.key).length;
  return { path: `${path}/all`, title, description, count, size: listSizes.articles };
}

/** Whether a list goes on over several pages. */
export function isLong({ count, size }: Pick<List, "count" | "size">): boolean {
  return count > size;
}
