import type { SiteLink } from "./link.ts";

/** Words of /academy/programs; the programs themselves stand in programs.ts. */
export const programsPage = {
  title: "Every program, in one place",
  lead: "Some take ten minutes. One takes nine months. All of them end with something to try, and none of them needs a degree.",
  path: {
    title: "Walk the path",
    text: "Start at Foundations if you can. After that the order is a kindness, not a rule.",
  },
  long: {
    title: "Go the long way",
    text: "For people who want to be changed by a thing, and perhaps to teach it.",
  },
  Collab: {
    title: "Made with others",
    text: "Collabs, short for collaborations. Our partners teach these, keep their own names, and are paid first.",
  },
  Workshop: {
    title: "One subject, one day",
    text: "Workshops go deep on one thing and leave you with a plan you can use that week.",
  },
  unsure: {
    title: "Cannot choose?",
    text: "The quiz asks fifteen questions about how you tend to help, and names the programs that fit.",
    link: { label: "Find your liberation role", to: "/quiz" } satisfies SiteLink,
  },
} as const;
