import type { SiteLink } from "./link.ts";
import { searchPage } from "./pages.ts";

/** Words of the search page. */
export const searchWords = {
  title: searchPage.title,
  lead: "Every page of the site, by the words on it. A slip of the finger is forgiven.",
  label: "What are you looking for?",
  button: "Search",
  clear: "Clear the field",
  /** Below the field, while nothing is typed. */
  hint: "Try “somatics”, “equity seat” or “visit”. Use the arrow keys to move through the results, and Enter to open one.",
  waiting: "One moment: the search is being loaded.",
  failed: "The search did not load. The site map has every page.",
  limited: "That was a lot of searches at once. Wait a minute, or take the site map: it has every page.",
  none: "Nothing found. Try fewer or other words, or take the site map: it has every page.",
  /** Where our own server has not been able to make its search ready, or not yet. */
  off: "Our search is not ready just now. Try again in a minute, or take the site map: it has every page.",
  /** Shown without scripts while nothing is searched for. A copy of the site elsewhere has no service to answer. */
  unanswered: "Without JavaScript, our server does the searching. If no results come, the site map has every page.",
  /** Said when results have changed. */
  count: (found: number) => (found === 1 ? "1 result" : `${found} results`),
  /** The same where there are more. */
  best: (found: number) => `The best ${found} results`,
  resultsTitle: "What was found",
  siteMap: { label: "All pages on one map", to: "/site-map" } satisfies SiteLink,
  /** The shortcut of one key can be turned off, because speech input presses keys that nobody meant (WCAG 2.1.4). */
  shortcut: { label: "Open search with the / key", note: "Kept on this device." },
} as const;
