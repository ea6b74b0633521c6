import { ceuWords } from "./ceu.ts";
import type { SiteLink } from "./link.ts";

const takeTheQuiz = { label: "Find your liberation role", to: "/quiz" } as const satisfies SiteLink;

/** Copy for /academy/programs. The programs themselves are in programs.ts. */
export const programsPage = {
  title: "Every program, in one place",
  lead: "From ten minutes to nine months.",
  /** Label of the closed filters. */
  narrow: "Filter by time, price, CEUs or role",
  fits: {
    title: "Which ones fit me?",
    lead: "From your quiz answers on this device.",
    mine: "Show my best fits",
    none: {
      text: "There is no finished quiz on this device. Take it, then come back to see your best fits.",
      link: takeTheQuiz,
    },
    begun: { text: "You haven’t finished the quiz on this device. When you do, you can see your best fits here." },
    /** Announced by screen readers; `{count}` is replaced. */
    count: { one: "1 program fits you.", other: "{count} programs fit you." },
    empty: "None of these programs is a best fit for you.",
  },
  filters: {
    title: "Filters",
    labels: { place: "Where", time: "Time", price: "Price", ceu: ceuWords.term, role: "Role" },
    any: { place: "Anywhere", time: "Any time", price: "Any price", ceu: "All programs", role: "Any role" },
    count: { one: "1 program", other: "{count} programs" },
    empty: "No program matches all of these.",
    /** Shown if no program matches. */
    showAll: { label: "Show all programs", to: "/academy/programs#programs" },
  },
  path: { title: "Walk the path", lead: "Start with Foundations if you can." },
  long: "Go further",
  collabs: "Made with our partners",
  workshops: "One subject, one day",
  unsure: { title: "Not sure which one?", link: takeTheQuiz },
} as const;
