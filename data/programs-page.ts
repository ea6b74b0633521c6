import type { SiteLink } from "./link.ts";

/** Words of /academy/programs; the programs themselves stand in programs.ts. */
export const programsPage = {
  title: "Every program, in one place",
  lead: "Some take ten minutes. One takes nine months. All of them end with something to try, and none of them needs a degree.",
  path: {
    title: "Walk the path",
    lead: "Start at Foundations if you can. After that the order is a kindness, not a rule.",
  },
  long: {
    title: "Go the long way",
    lead: "For people who want to be changed by a thing, and perhaps to teach it.",
  },
  collabs: {
    title: "Made with others",
    lead: "Collabs, short for collaborations. Our partners teach these, keep their own names, and are paid first.",
  },
  workshops: {
    title: "One subject, one day",
    lead: "Workshops go deep on one thing and leave you with a plan you can use that week.",
  },
  /** The list of all programs, where there are too many for one page. */
  all: {
    title: "All programs",
    description: "Every program of the Academy in one list: courses, circles, workshops, cohorts and certification.",
    link: "See all programs",
  },
  unsure: {
    title: "Cannot choose?",
    lead: "The quiz asks fifteen questions about how you tend to help, and names the programs that fit.",
    link: { label: "Find your liberation role", to: "/quiz" } satisfies SiteLink,
  },
} as const;
