import { footerGroups, type Page, type UnlistedPage } from "../pages.ts";
import { branches } from "../site.ts";
import { entry } from "./entry.ts";
import { mistakesIn } from "./mistakes.ts";
import { description, oneOf, path, slug, text, title } from "./rules.ts";

/** The branch whose colors a page wears; none for the whole organisation. */
export const branch = oneOf(branches.map(({ key }) => key)).optional();

const head = {
  path,
  /** Shown in the browser’s tab before the site’s name, and as the link’s text where no `nav` label is given. */
  title,
  /** For search results and link previews. */
  description,
  /** Module in src/routes that draws it. */
  route: slug,
};

/** A page that other pages lead to when there is reason to: it stands in no navigation, footer or sitemap. */
export const unlistedPage = entry(head);

/** One page at a fixed path. Routes, navigation, titles, sitemap, audit and link test are derived from this list. */
export const page = entry({
  ...head,
  /** Label in the top navigation, whose order is the order of this list; absent: not in the top bar. */
  nav: text.optional(),
  /** Where the footer lists it; absent: other pages lead there. */
  footer: oneOf(footerGroups).optional(),
  branch,
});

export function pageMistakes(pages: readonly Page[]): string[] {
  return mistakesIn({ file: "data/pages.ts", entries: pages, schema: page, unique: ["path", "title"] });
}

export function unlistedPageMistakes(pages: readonly UnlistedPage[]): string[] {
  return mistakesIn({ file: "data/pages.ts", entries: pages, schema: unlistedPage, unique: ["path", "title"] });
}
