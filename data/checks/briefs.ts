import { lazy } from "yup";
import { homesteadPurpose } from "../forms/brief-forms.ts";
import { inquiry } from "../forms/contact.ts";
import { link } from "./links.ts";
import { branch } from "./pages.ts";
import { description, entry, list, oneOf, path, text, texts, title } from "./rules.ts";

const inquiries = inquiry.choices.map(({ value }) => value);
const purposes = homesteadPurpose.choices.map(({ value }) => value);

const titled = { title: text, text };

export const briefStep = entry({ ...titled, link: lazy((value) => (value === undefined ? link.optional() : link)) });

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
const emptyForms = ["hello", "sponsor", "volunteer"] as const;
const emptyForm = entry({ form: oneOf(emptyForms, ["contact", "homestead-visit", ...emptyForms]) });

export const briefForm = entry({
  title: text,
  /** Button label. */
  action: text,
  /** The form and its initial values, which the visitor can change. */
  sends: lazy((value) => {
    if (value?.form === "contact") return contactForm;
    return value?.form === "homestead-visit" ? visitForm : emptyForm;
  }),
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
  today: entry({ title: text, steps: list(briefStep) }),
  /** Explains the process after the visitor submits the form. */
  next: entry(titled),
  related: entry({ title: text, links: list(link) }),
  form: briefForm,
};

/** Invites the visitor to a place, with dates, duration and directions. */
export const comeBrief = entry({
  ...base,
  kind: oneOf(["come"]),
  /** Drawing beside the title: the school's nest, the land on foot, or the land at night. */
  picture: oneOf(["nest", "land", "night"]),
  plan: entry({ title: text, rows: list(entry({ term: text, detail: text })) }),
  bring: entry({ title: text, items: texts }),
});

/** Enrolls the visitor: lists the information to have ready and puts the form early. */
export const joinBrief = entry({
  ...base,
  kind: oneOf(["join"]),
  /** Drawing beside the title: a nest with space in it, sheltering arcs, or the wheel with a segment joining it. */
  picture: oneOf(["nest", "arcs", "joining"]),
  ready: entry({ title: text, items: texts }),
});
