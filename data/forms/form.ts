import type { Cents } from "../../money/cents.ts";
import type { GiftKey } from "./gifts.ts";

/** One line of a select: what is sent, and what is read. */
export interface Choice {
  /** Never empty; lower-case words joined by hyphens. */
  value: string;
  label: string;
}

interface FieldBase {
  /** What its value is sent and kept under. */
  name: string;
  label: string;
  /** A line under the label: what to write, or what it is for. */
  hint?: string;
  required?: true;
  /** Says what to do where it was left empty; otherwise the label is asked for. */
  missing?: string;
  /** Stands beside its neighbor where there is room. */
  half?: true;
}

/** One line of text, 200 characters at most. */
export interface TextField extends FieldBase {
  kind: "text";
  /** What the browser may fill in: a token of the HTML standard, or "off". */
  autocomplete: string;
}

/** One email address. */
export interface EmailField extends FieldBase {
  kind: "email";
}

/** Several lines of text, 5,000 characters at most. */
export interface LongTextField extends FieldBase {
  kind: "long-text";
  /** Lines shown at once. */
  rows: number;
}

/** One of several; the first is chosen until the visitor or a link chooses another. */
export interface ChoiceField extends FieldBase {
  kind: "choice";
  choices: readonly Choice[];
}

/** Any number of several, in boxes, under a box that stands for all of them. */
export interface ChoicesField extends FieldBase {
  kind: "choices";
  all: Choice;
  choices: readonly Choice[];
  /** What older pages send where nothing was chosen; taken, and never offered. */
  none?: string;
}

/** Yes or no; required means that only yes will do. */
interface ConsentField extends FieldBase {
  kind: "consent";
}

/** A sum of US dollars. It is typed and sent in dollars, as people write them, and kept in cents. */
export interface MoneyField extends FieldBase {
  kind: "money";
  least: Cents;
  most: Cents;
  /** Amounts that fill the field at a press. */
  suggestions: readonly Cents[];
  /** Names the group of suggestions. */
  suggestionsLabel: string;
}

/** How many, as a whole number. */
export interface CountField extends FieldBase {
  kind: "count";
  least: number;
  most: number;
}

/** Written by the page, never by the visitor: characters of `alphabet`, exactly `length` of them. */
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

/** Where a gift is paid; the address is given the sum and the way back (src/giving/gift-checkout.ts). */
export interface GiftLink {
  label: string;
  /** The sum behind the label, by how often it is paid, with `{amount}` for it. */
  sums: Readonly<Record<"once" | "monthly", string>>;
  href: string;
  gift: GiftKey;
  placeholder?: true;
}

/** A form: what it asks for, and what it says. The page draws it, and the intake checks it, from this alone. */
export interface Form {
  /** Accessible name where no heading names the form. */
  title: string;
  fields: readonly Field[];
  /** Days until what it brought is deleted, where that is sooner than usual (data/forms/retention.ts). */
  keptDays?: number;
  button: string;
  /** The button’s words by what is chosen in `field`, with `{amount}` for the sum; without a sum it says `button`. */
  buttonBy?: { field: string; words: Readonly<Record<string, string>> };
  /** A promise under the button. */
  promise?: string;
  /** What is said once it has arrived. */
  sent: { title: string; text: string; link?: GiftLink };
}
