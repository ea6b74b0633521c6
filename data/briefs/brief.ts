import type { Inquiry } from "../forms/contact.ts";
import type { Link } from "../link.ts";
import type { BranchKey } from "../site.ts";

/** A short page with one purpose: it says what a thing is, what to do today, and ends in a form made ready for it. */
export type Brief = GiveBrief | ComeBrief | JoinBrief;

interface BriefBase {
  /** Path of the page on this site. */
  path: `/${string}`;
  /** Short name, for the tab and for search results. */
  title: string;
  /** One sentence for search results, as long as `descriptionLength` in data/checks/rules.ts allows. */
  description: string;
  /** The branch whose colors the page wears; none for the whole organisation. */
  branch?: BranchKey;
  /** The page’s h1. */
  heading: string;
  lead: string;
  /** What the thing is, under its own heading. */
  about: { title: string; paragraphs: readonly string[] };
  /** What a visitor can really do today, in order. */
  today: { title: string; steps: readonly BriefStep[] };
  /** What happens after the form is sent. */
  next: { title: string; text: string };
  related: { title: string; links: readonly Link[] };
  form: BriefForm;
}

/** What a brief wears: its branch’s palette and name, or the whole organisation’s. */
export interface BranchLook {
  palette: "clay" | "night" | "plum" | "fern";
  /** Stands above the h1. */
  name: string;
}

export interface BriefStep {
  title: string;
  text: string;
  link?: Link;
}

export interface BriefForm {
  title: string;
  /** Words on the button. */
  action: string;
  /** What it asks for, and what is chosen or written in for the visitor; they can change it. */
  sends:
    | { form: "contact"; initial: { inquiry: Inquiry; subject: string }; hints: { message: string } }
    | { form: "enrolment-inquiry" | "family-visit" | "sponsor" | "volunteer" }
    | { form: "homestead-visit"; initial: { purpose: "visit" | "retreat" | "work-day" } };
}

/** Asks for money, things or time to pass on: shows where it goes. */
export interface GiveBrief extends BriefBase {
  kind: "give";
  /** Drawn beside the title: the wheel with as many segments lit as the ledger has lines, or the land. */
  picture: "wheel" | "land";
  ledger: { title: string; entries: readonly LedgerEntry[] };
  /** Something a giver should know before giving, said straight. */
  candor: { title: string; text: string };
}

export interface LedgerEntry {
  name: string;
  text: string;
  /** A figure from `data/site.ts`, with what it counts. */
  figure?: { value: string; label: string };
}

/** Invites to a place: shows when, how long, how to get there. */
export interface ComeBrief extends BriefBase {
  kind: "come";
  /** Drawn beside the title: the school’s nest, the land as one walks it, or the land at night. */
  picture: "nest" | "land" | "night";
  plan: { title: string; rows: readonly { term: string; detail: string }[] };
  bring: { title: string; items: readonly string[] };
}

/** Takes someone in: shows what to have ready, and puts the form early. */
export interface JoinBrief extends BriefBase {
  kind: "join";
  /** Drawn beside the title: a nest with room in it, arcs that shelter, or the wheel as a segment joins it. */
  picture: "nest" | "arcs" | "joining";
  ready: { title: string; items: readonly string[] };
}
