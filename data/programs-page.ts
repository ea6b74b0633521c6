import type { SiteLink } from "./link.ts";

const takeTheQuiz = { label: "Find your liberation role", to: "/quiz" } as const satisfies SiteLink;

/** Copy for /academy/programs. The programs themselves are in programs.ts. */
export const programsPage = {
  title: "Every program, in one place",
  lead: "The shortest takes ten minutes, the longest nine months. You need no degree.",
  /** Label of the closed filters. */
  narrow: "Filter by time, price, CEU hours or role",
  fits: {
    title: "Which fits me?",
    lead: "Did you take the quiz on this device? Then its answers can put what fits you first. They stay on the device.",
    label: "Order of the programs",
    ours: "Basics first",
    mine: "What fits me first",
    none: {
      text: "There is no finished quiz on this device. Take it and come back: what fits you then comes first.",
      link: takeTheQuiz,
    },
    begun: { text: "The quiz on this device is not finished yet. Once it is, what fits you comes first." },
    others: "All the others",
    /** Announced to screen readers when the order changes; `{count}` is replaced. */
    count: { one: "1 program fits you.", other: "{count} programs fit you." },
    empty: "None of what fits you is among these.",
  },
  filters: {
    title: "Filter the list",
    labels: { place: "Where you use it", time: "Time it takes", price: "Price", ceu: "CEU hours", role: "Role" },
    any: { place: "Anywhere", time: "Any time", price: "Any price", ceu: "All programs", role: "Any role" },
    count: { one: "1 program", other: "{count} programs" },
    empty: "No program matches all of these.",
    /** Shown if no program matches. */
    showAll: { label: "Show all programs", to: "/academy/programs#programs" },
  },
  path: {
    title: "Walk the path",
    lead: "Start with Foundations if you can. The other three follow on from it.",
  },
  long: {
    title: "Go the long way",
    lead: "For people who want most of a year with it, and perhaps to teach it.",
  },
  collabs: {
    title: "Made with others",
    lead: "Our partners teach these, keep their own names, and are paid first.",
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
