import type { SiteLink } from "./link.ts";
import { searchPage } from "./pages.ts";

export interface OtherWords {
  /** Path of a page, or of a heading on a page; unique. */
  to: string;
  /** Words that people search for, in addition to those on the page. */
  words: string;
}

/** Words that visitors use for a topic, with the page or section that helps them. */
export const otherWords = [
  { to: "/terms#refunds", words: "refund refunds money back cancel return" },
  { to: "/terms#paying", words: "payment plan installment installments" },
  {
    to: "/contact",
    words: "español spanish translate translation interpreter language help support phone",
  },
  { to: "/academy#pricing-title", words: "cost costs price prices fee fees expensive" },
  { to: "/academy#training-title", words: "corporate company workplace team hr" },
  { to: "/contact#direct-title", words: "address postal located location" },
  { to: "/contact#form-title", words: "job jobs career careers hiring employment vacancy work with us" },
  { to: "/erins-place", words: "kid kids child son daughter homeschool preschool kindergarten elementary" },
  { to: "/erins-place#gloss", words: "autism autistic adhd neurodivergent dyslexia asperger" },
  { to: "/contact#urgent-title", words: "therapist therapy counselor counseling crisis suicide hotline emergency" },
  { to: "/volunteer", words: "volunteer volunteering volunteers help out" },
  { to: "/donate#candor-title", words: "tax taxes deductible deduction ein nonprofit" },
  { to: "/homestead/visit", words: "parking park directions bus train drive wheelchair ramp mobility disabled tour" },
  { to: "/erins-place#enrollment", words: "tuition" },
  { to: "/erins-place/hello", words: "tour sensory" },
  { to: "/academy/programs", words: "class classes" },
  { to: "/articles#newsletter", words: "newsletter subscribe unsubscribe mailing list" },
  { to: "/accessibility", words: "disability disabled screen reader captions accessible" },
  { to: "/privacy", words: "login log in sign signin account password profile cookies" },
] as const satisfies readonly OtherWords[];

export const searchWords = {
  title: searchPage.title,
  label: "What are you looking for?",
  button: "Search",
  clear: "Clear the field",
  /** Shown below the field. */
  hint: "Try “somatics”, “equity seat” or “visit”.",
  /** Shown with `hint` where a keyboard is likely. */
  keys: "Use the arrow keys to move through the results, and Enter to open one.",
  waiting: "Loading search…",
  failed: "Search did not load. The site map lists every page.",
  limited: "That was a lot of searches at once. Wait a minute, or use the site map, which lists every page.",
  none: "Nothing found. Try fewer or other words, or use the site map, which lists every page.",
  /** Shown while the server's search index is unavailable or not ready yet. */
  off: "Search is not ready right now. Try again in a minute, or use the site map, which lists every page.",
  /** Shown without scripts while there is no query. A copy of the site on another host has no service to answer. */
  unanswered:
    "Without JavaScript, our server does the searching. If you see no results, the site map lists every page.",
  /** Announced by screen readers when the results change. */
  count: (found: number) => (found === 1 ? "1 result" : `${found} results`),
  /** Announced if there are more results than the page shows. */
  best: (found: number) => `The best ${found} results`,
  resultsTitle: "Results",
  siteMap: { label: "All pages on the site map", to: "/site-map" } satisfies SiteLink,
  /** Visitors can turn off the single-key shortcut, because speech input can trigger keys by accident (WCAG 2.1.4). */
  shortcut: { label: "Open search with the / key", note: "This choice stays on this device." },
} as const;
