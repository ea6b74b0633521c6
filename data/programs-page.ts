import { ceuWords } from "./ceu.ts";
import type { SiteLink } from "./link.ts";

const takeTheQuiz = { label: "Find your liberation role", to: "/quiz" } as const satisfies SiteLink;

/** Copy for /academy/programs. The programs themselves are in programs.ts. */
export const programsPage = {
  title: "Every program, in one place",
  lead: "The shortest takes ten minutes, the longest nine months. You don’t need a degree.",
  /** Label of the closed filters. */
  narrow: "Filter by time, price, CEUs or role",
  fits: {
    title: "Which ones fit me?",
    lead: "If you took the quiz on this device, we can list your best fits. Your answers stay on the device.",
    mine: "Show my best fits",
    none: {
      text: "There is no finished quiz on this device. Take it, then come back to see your best fits.",
      link: takeTheQuiz,
    },
    begun: { text: "You haven’t finished the quiz on this device. When you do, you can see your best fits here." },
    /** Announced to screen readers; `{count}` is replaced. */
    count: { one: "1 program fits you.", other: "{count} programs fit you." },
    empty: "None of these programs is a best fit for you.",
  },
  filters: {
    title: "Filter the list",
    labels: { place: "Where you use it", time: "Time it takes", price: "Price", ceu: ceuWords.term, role: "Role" },
    any: { place: "Anywhere", time: "Any time", price: "Any price", ceu: "All programs", role: "Any role" },
    count: { one: "1 program", other: "{count} programs" },
    empty: "No program matches all of these.",
    /** Shown if no program matches. */
    showAll: { label: "Show all programs", to: "/academy/programs#programs" },
  },
  path: {
    title: "Walk the path",
    lead: "Start with Foundations if you can. The other three build on it.",
  },
  long: {
    title: "Go further",
    lead: "For people who want to study for most of a year, and perhaps to teach.",
  },
  collabs: {
    title: "Made with our partners",
    lead: "They teach these programs, keep their own names, and are paid first.",
  },
  workshops: {
    title: "One subject, one day",
    lead: "Workshops go deep on one thing and leave you with a plan you can use that week.",
  },
  /** The list of all programs, used when it needs more than one page. */
  unsure: {
    title: "Not sure which one?",
    lead: "The quiz asks fifteen questions about how you tend to help, and suggests programs that fit.",
    link: takeTheQuiz,
  },
} as const;
