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
    lead: `These ${partners.length} groups knew much of what we teach before us. They put their name on it and share what it earns.`,
  },
  list: {
    title: "Who we work with",
    intro: partnersIntro(partners),
  },
  agreement: {
    title: "What we promise each other",
    intro: "We write one page together before any work begins.",
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
        title: "Equity seats in everything",
        text: `They are for anyone who needs one, ${equitySeats.price}.`,
      },
      {
        title: "Either of us may stop",
        text: "We say so kindly, finish what people have paid for, and leave the door open.",
      },
    ] satisfies readonly Term[],
  },
  invitation: {
    title: "Ready to Collaborate?",
    text: "You do not need a proposal. Tell us what you know, and who you do it for.",
    links: [
      { label: "Propose a collaboration", to: "/contact?inquiry=collaboration#form" },
      { label: "Come to an event first", to: "/events" },
    ],
  },
} as const satisfies Record<string, { title: string; links?: readonly Link[]; [part: string]: unknown }>;
