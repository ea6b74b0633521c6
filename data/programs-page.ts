import type { SiteLink } from "./link.ts";

const takeTheQuiz = { label: "Find your liberation role", to: "/quiz" } as const satisfies SiteLink;

/** Copy for /academy/programs. The programs themselves are in programs.ts. */
export const programsPage = {
  title: "Every program, in one place",
  lead: "Some take ten minutes. One takes nine months. All of them end with something to try, and none of them needs a degree.",
  fits: {
    title: "Which fits me?",
    lead: "The quiz leaves its answers on the device they were given on. If that is this one, they are read here and sent nowhere, and what fits you comes first.",
    label: "Order of the programs",
    ours: "In our order",
    mine: "What fits me first",
    none: {
      text: "There is no finished quiz on this device. Take it, come back, and what fits you stands first.",
      link: takeTheQuiz,
    },
    begun: { text: "The quiz on this device is not finished yet. Once it is, what fits you stands first." },
    others: "All the others",
    /** Announced to screen readers when the order changes; `{count}` is replaced. */
    count: { one: "1 program fits you.", other: "{count} programs fit you." },
    empty: "None of what fits you is among these.",
  },
  filters: {
    title: "Narrow the list",
    labels: { place: "Place of praxis", time: "Time", price: "Price", role: "Role" },
    any: { place: "Anywhere", time: "Any time", price: "Any price", role: "Any role" },
    count: { one: "1 program", other: "{count} programs" },
    empty: "No program is all of that at once.",
    /** Shown if no program matches. */
    showAll: { label: "Show all programs", to: "/academy/programs#programs" },
  },
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
  /** The list of all programs, used when it needs more than one page. */
  unsure: {
    title: "Cannot choose?",
    lead: "The quiz asks fifteen questions about how you tend to help, and names the programs that fit.",
    link: takeTheQuiz,
  },
} as const;
