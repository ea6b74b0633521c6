import { lazy } from "yup";
import type { Brief } from "../briefs/brief.ts";
import { contact } from "../forms/contact.ts";
import { homesteadVisit } from "../forms/visits.ts";
import { entry, list } from "./entry.ts";
import { link } from "./links.ts";
import { mistakesIn } from "./mistakes.ts";
import { branch } from "./pages.ts";
import { description, oneOf, path, text, texts, title } from "./rules.ts";

const inquiries = contact.fields[3].choices.map(({ value }) => value);
const purposes = homesteadVisit.fields[2].choices.map(({ value }) => value);

const titled = { title: text, text };

export const briefStep = entry({ ...titled, link: lazy((value) => (value === undefined ? link.optional() : link)) });

export const ledgerEntry = entry({
  name: text,
  text,
  /** A figure from `data/site.ts`, with what it counts. */
  figure: entry({ value: text, label: text, counts: text }).optional(),
});

const contactForm = entry({
  form: oneOf(["contact"]),
  initial: entry({ inquiry: oneOf(inquiries), subject: text }),
  hints: entry({ message: text }),
});
const visitForm = entry({
  form: oneOf(["homestead-visit"]),
  initial: entry({ purpose: oneOf(purposes) }),
  hints: entry({ when: text }).optional(),
});
const emptyForms = ["enrolment-inquiry", "family-visit", "sponsor", "volunteer"] as const;
const emptyForm = entry({ form: oneOf(emptyForms, ["contact", "homestead-visit", ...emptyForms]) });

export const briefForm = entry({
  title: text,
  /** Words on the button. */
  action: text,
  /** What it asks for, and what is chosen or written in for the visitor; they can change it. */
  sends: lazy((value) => {
    if (value?.form === "contact") return contactForm;
    return value?.form === "homestead-visit" ? visitForm : emptyForm;
  }),
});

const base = {
  path,
  /** Short name, for the tab and for search results. */
  title,
  /** One sentence for search results. */
  description,
  branch,
  /** The page’s h1. */
  heading: text,
  lead: text,
  /** What the thing is, under its own heading. */
  about: entry({ title: text, paragraphs: texts }),
  /** What a visitor can really do today, in order. */
  today: entry({ title: text, steps: list(briefStep) }),
  /** What happens after the form is sent. */
  next: entry(titled),
  related: entry({ title: text, links: list(link) }),
  form: briefForm,
};

/** Asks for money, things or time to pass on: shows where it goes. */
export const giveBrief = entry({
  ...base,
  kind: oneOf(["give"]),
  /** Drawn beside the title: the wheel with as many segments lit as the ledger has lines, or the land. */
  picture: oneOf(["wheel", "land"]),
  ledger: entry({ title: text, entries: list(ledgerEntry) }),
  /** Something a giver should know before giving, said straight. */
  candor: entry(titled),
});

/** Invites to a place: shows when, how long, how to get there. */
export const comeBrief = entry({
  ...base,
  kind: oneOf(["come"]),
  /** Drawn beside the title: the school’s nest, the land as one walks it, or the land at night. */
  picture: oneOf(["nest", "land", "night"]),
  plan: entry({ title: text, rows: list(entry({ term: text, detail: text })) }),
  bring: entry({ title: text, items: texts }),
});

/** Takes someone in: shows what to have ready, and puts the form early. */
export const joinBrief = entry({
  ...base,
  kind: oneOf(["join"]),
  /** Drawn beside the title: a nest with room in it, arcs that shelter, or the wheel as a segment joins it. */
  picture: oneOf(["nest", "arcs", "joining"]),
  ready: entry({ title: text, items: texts }),
});

const schemas = { give: giveBrief, come: comeBrief, join: joinBrief };

export function briefMistakes(briefs: readonly Brief[]): string[] {
  return briefs.flatMap((brief) =>
    mistakesIn({ file: `data/briefs/${brief.kind}.ts`, entries: [brief], schema: schemas[brief.kind] }),
  );
}
