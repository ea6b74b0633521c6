import type { Cents } from "../money.ts";
import type { GiftKey } from "./gifts.ts";

export interface Choice {
  /** Never empty; lower-case words joined by hyphens. */
  value: string;
  label: string;
}

interface FieldBase {
  /** Key for sending and storing the value. */
  name: string;
  label: string;
  /** A line under the label: the expected input or its purpose. */
  hint?: string;
  required?: true;
  /** Error message for an empty field. The default asks for the label. */
  missing?: string;
  /** Shares a row with its neighbor if there is room. */
  half?: true;
}

/** One line of text, 200 characters at most. */
export interface TextField extends FieldBase {
  kind: "text";
  /** Autocomplete token of the HTML standard, or "off". */
  autocomplete: string;
}

export interface EmailField extends FieldBase {
  kind: "email";
}

/** Several lines of text. Its maximum length is in src/forms/schema.ts. */
export interface LongTextField extends FieldBase {
  kind: "long-text";
  rows: number;
}

/** A single choice. The first option is preselected until the visitor or a link picks another. */
export interface ChoiceField extends FieldBase {
  kind: "choice";
  choices: readonly Choice[];
  /** Hidden, because the page has only one choice and names it. */
  unseen?: true;
}

/** A group of checkboxes under a "select all" box. */
export interface ChoicesField extends FieldBase {
  kind: "choices";
  all: Choice;
  choices: readonly Choice[];
}

/** Yes or no. If required, only yes is valid. */
export interface ConsentField extends FieldBase {
  kind: "consent";
}

/** An amount of US dollars. Visitors type and send dollars; the service stores cents. */
export interface MoneyField extends FieldBase {
  kind: "money";
  min: Cents;
  max: Cents;
  /** Amounts on the buttons that fill the field. */
  suggestions: readonly Cents[];
  suggestionsLabel: string;
}

/** A whole number. */
export interface CountField extends FieldBase {
  kind: "count";
  min: number;
  max: number;
}

/** Set by the page, never by the visitor: exactly `length` characters from `alphabet`. */
export interface CodeField extends FieldBase {
  kind: "code";
  alphabet: string;
  length: number;
}

export type Field =
  | TextField
  | EmailField
  | LongTextField
  | ChoiceField
  | ChoicesField
  | ConsentField
  | MoneyField
  | CountField
  | CodeField;

/** Payment page for a gift. The sum and the return address are added to its URL (src/giving/gift.ts). */
export interface GiftLink {
  label: string;
  /** The sum after the label, by payment frequency. `{amount}` is replaced. */
  sums: Readonly<Record<"once" | "monthly", string>>;
  href: string;
  gift: GiftKey;
}

/** A form's fields and copy. The page and the intake both work from this one definition. */
export interface Form {
  /** Accessible name if no heading labels the form. */
  title: string;
  fields: readonly Field[];
  /** Days until submissions are deleted, if not the default (data/forms/retention.ts). */
  keptDays?: number;
  /** The first line of the form, about something that a visitor must know before filling it in. */
  opening?: string;
  button: string;
  /** Button labels by the value of `field`; `{amount}` is replaced. Without an amount, the label is `button`. */
  buttonBy?: { field: string; labels: Readonly<Record<string, string>> };
  promise?: string;
  /** Confirmation shown after the submission arrives. */
  sent: {
    title: string;
    text: string;
    link?: GiftLink;
    /** Payment pages that replace `link`, by the value of `field`. */
    linkBy?: { field: string; links: Readonly<Record<string, GiftLink>> };
    /** Review of the submission, if a payment follows. */
    review?: readonly ReviewEntry[];
    /** Label of the button that opens the form again. */
    again?: string;
  };
}

/** A line of a review: the value of a field, or a fixed text. */
export type ReviewEntry = { label: string; field: string } | { label: string; text: string };

const missingEmail = "Enter your email address, so we can reply to you.";

export const fullName = {
  kind: "text",
  name: "name",
  label: "Full name",
  autocomplete: "name",
  required: true,
  missing: "Enter your name, or what you like to be called.",
  half: true,
} as const satisfies TextField;

export const email = {
  kind: "email",
  name: "email",
  label: "Email",
  required: true,
  missing: missingEmail,
  half: true,
} as const satisfies EmailField;

export const access = {
  kind: "long-text",
  name: "access",
  label: "Anything that would make this easier for you?",
  rows: 3,
} as const satisfies LongTextField;

export const undecided = { value: "undecided", label: "Not sure yet" } as const satisfies Choice;
