import type { SiteLink } from "./link.ts";
import { searchPage } from "./pages.ts";

export const searchWords = {
  title: searchPage.title,
  lead: "Every page of the site, by the words on it. A slip of the finger is forgiven.",
  label: "What are you looking for?",
  button: "Search",
  clear: "Clear the field",
  /** Shown below the field while it is empty. */
  hint: "Try “somatics”, “equity seat” or “visit”. Use the arrow keys to move through the results, and Enter to open one.",
  waiting: "One moment: the search is being loaded.",
  failed: "The search did not load. The site map has every page.",
  limited: "That was a lot of searches at once. Wait a minute, or take the site map: it has every page.",
  none: "Nothing found. Try fewer or other words, or take the site map: it has every page.",
  /** Shown while the server's search index is unavailable or not ready yet. */
  off: "Our search is not ready just now. Try again in a minute, or take the site map: it has every page.",
  /** Shown without scripts while there is no query. A copy of the site on another host has no service to answer. */
  unanswered: "Without JavaScript, our server does the searching. If no results come, the site map has every page.",
  /** Announced to screen readers when the results change. */
  count: (found: number) => (found === 1 ? "1 result" : `${found} results`),
  /** Announced if there are more results than the page shows. */
  best: (found: number) => `The best ${found} results`,
  resultsTitle: "What was found",
  siteMap: { label: "All pages on one map", to: "/site-map" } satisfies SiteLink,
  /** Visitors can turn off the single-key shortcut, because speech input can trigger keys by accident (WCAG 2.1.4). */
  shortcut: { label: "Open search with the / key", note: "Kept on this device." },
} as const;
