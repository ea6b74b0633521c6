import { lazy } from "yup";
import { inquiry } from "../forms/contact.ts";
import { link, siteAddress } from "./links.ts";
import { branch } from "./pages.ts";
import { description, entry, list, oneOf, path, text, texts, title } from "./rules.ts";

const inquiries = inquiry.choices.map(({ value }) => value);

const titled = { title: text, text };

export const briefStep = entry({ ...titled, link: lazy((value) => (value === undefined ? link.optional() : link)) });

const contactForm = entry({
  form: oneOf(["contact"]),
  initial: entry({ inquiry: oneOf(inquiries), subject: text }),
  hints: entry({ message: text }),
});
const emptyForm = entry({ form: oneOf(["hello"], ["contact", "hello"]) });

/** A form on the page. */
export const briefForm = entry({
  title: text,
  /** Button label. */
  action: text,
  /** The form and its initial values, which the visitor can change. */
  sends: lazy((value) => (value?.form === "contact" ? contactForm : emptyForm)),
});

/** A message that the visitor writes on the contact page. */
export const briefLetter = entry({
  title: text,
  /** Button label. */
  action: text,
  /** Facts to include in the message. */
  items: texts,
  /** The contact form with a topic and the beginning of the message. */
  to: siteAddress,
});

const base = {
  path,
  /** Short title for the browser tab and search results. */
  title,
  description,
  branch,
  heading: text,
  lead: text,
  about: entry({ title: text, paragraphs: texts }),
  today: entry({ title: text, steps: list(briefStep) }).optional(),
  /** Explains what happens after the visitor has written. */
  next: entry(titled),
  related: entry({ title: text, links: list(link) }),
  form: lazy((value) => (value?.items === undefined ? briefForm : briefLetter)),
};

/** A page that invites visitors to a place, with dates, duration and directions. */
export const comeBrief = entry({
  ...base,
  kind: oneOf(["come"]),
  /** Drawing next to the title: the school's nest, the contour lines of the land, or the land at night. */
  picture: oneOf(["nest", "land", "night"]),
  plan: entry({ title: text, rows: list(entry({ term: text, detail: text })) }),
  bring: entry({ title: text, items: texts }),
});

/** A page that enrolls visitors. The form is near its top. */
export const joinBrief = entry({
  ...base,
  kind: oneOf(["join"]),
  /** Drawing next to the title: a nest with space in it, sheltering arcs, or the wheel with a segment joining it. */
  picture: oneOf(["nest", "arcs", "joining"]),
  ready: entry({ title: text, items: texts }).optional(),
});
