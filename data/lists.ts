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
 * Entries per page of each list. A short list stays on one page and filters there. A longer one is paginated, and so is
 * each choice of its filter. Sizes are set by page weight, with a budget of 14,600 bytes.
 */
export const listSizes = { articles: 12, products: 12, programs: 24, events: 12 } as const;

/** Most upcoming and most past events on the events page when all events have their own paginated list. */
export const eventsShown = 5;

/** Most programs per kind on the programs page when all programs have their own paginated list. */
export const programsShown = 4;

/** A list that may be paginated. */
export interface List extends PageSummary {
  count: number;
  /** Entries per page. */
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

/** Returns a category's URL form: "scholarships-donations". */
export function shelfKey(category: ProductCategory): string {
  return category.toLowerCase().split(/[ /]/).join("-");
}

/** Returns the list of all events, latest first, so that its pages stay the same as time passes. */
export function eventsList(): List {
  const { title, description } = eventsPage.all;
  return { path: "/events/all", title, description, count: events.length, size: listSizes.events };
}

/** Returns the list of all programs. The programs page has the path, the long programs and a few more. */
export function programsList(): List {
  const { title, description } = programsPage.all;
  return { path: "/academy/programs/all", title, description, count: programs.length, size: listSizes.programs };
}

/** Returns the list of one author's articles. The author's own page has the newest. */
export function authorList(author: Author): List {
  const { path, description } = authorHead(author);
  const title = authorWords.all.replace("{author}", author.name);
  const count = readArticles().filter((article) => article.author === author.key).length;
  return { path: `${path}/all`, title, description, count, size: listSizes.articles };
}

export function isLong({ count, size }: Pick<List, "count" | "size">): boolean {
  return count > size;
}
