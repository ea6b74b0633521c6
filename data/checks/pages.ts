import { footerGroups } from "../pages.ts";
import { branches } from "../site.ts";
import { description, entry, flag, oneOf, path, slug, text, title } from "./rules.ts";

/** The branch that link previews show; absent for the whole organization. */
export const branch = oneOf(branches.map(({ key }) => key)).optional();

const head = {
  path,
  /** Shown in the browser tab before the site's name. Also the link text if there is no `nav` label. */
  title,
  description,
  /** Module in src/routes that renders the page. */
  route: slug,
};

/** A page that only other pages link to: it is not in the navigation, footer or sitemap. */
export const unlistedPage = entry(head);

/** A page at a fixed path. Routes, navigation, titles, sitemap, audit and link test are derived from this list. */
export const page = entry({
  ...head,
  /** Label in the top navigation, which has the order of this list. Absent if the page is not in the navigation. */
  nav: text.optional(),
  /** Footer group. Absent if the page is not in the footer. */
  footer: oneOf(footerGroups).optional(),
  branch,
  /** True to keep the page out of visitors' search results. The site map and the not-found page still link to it. */
  isOutsideSearch: flag("for a page outside search results").optional(),
});
