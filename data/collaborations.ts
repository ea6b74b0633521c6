import { equitySeats } from "./equity-seats.ts";
import type { Link } from "./link.ts";
import { partnersIntro } from "./partner-links.ts";
import { partners } from "./partners.ts";

interface Term {
  title: string;
  text: string;
}

/** Copy for the collaborations page. The partners are in partners.ts. */
export const collaborations = {
  hero: {
    title: "We don’t make this alone",
    lead: `We learned much of what we teach from others. These ${partners.length} groups knew it before us, so we make it with them. They shape it, put their name on it and share what it earns.`,
    links: [
      { label: "Meet the partners", to: "#partners" },
      { label: "Propose a collaboration", to: "/contact?inquiry=collaboration#form" },
    ],
  },
  list: {
    title: "Who we work with",
    intro: partnersIntro(partners),
  },
  agreement: {
    title: "What we promise each other",
    intro: "We write one page together before any work begins. It says four things.",
    terms: [
      {
        title: "You keep what you bring",
        text: "Your songs, recipes, methods and stories stay yours. We ask before we teach them, each time.",
      },
      {
        title: "We talk money first",
        text: "We agree on how to share the pay before we set a date, and both of us can see the ledger.",
      },
      {
        title: "No one is priced out",
        text: `Everything we make together has equity seats, ${equitySeats.price}, for anyone who needs one.`,
      },
      {
        title: "Either of us may stop",
        text: "Seasons end. We say so kindly, finish what people have paid for, and leave the door open.",
      },
    ] satisfies readonly Term[],
  },
  invitation: {
    title: "Ready to Collaborate?",
    text: "You do not need a proposal. Tell us what you know, who you do it for, and what you wish you had help with. A person will write back.",
    links: [
      { label: "Propose a collaboration", to: "/contact?inquiry=collaboration#form" },
      { label: "Come to an event first", to: "/events" },
    ],
  },
} as const satisfies Record<string, { title: string; links?: readonly Link[]; [part: string]: unknown }>;
