import type { ChoicesField } from "../../data/forms/form.ts";

/** The value of one field. It is a list if several choices are allowed. */
export type FieldValue = string | number | boolean | readonly string[];

/**
 * Name of a control that people can neither see nor reach. A submission that fills it in is likely from a bot. Password
 * managers fill in controls whose names look like part of an identity, so this name does not.
 */
export const honeypotName = "nectar";

/**
 * Values as sent, by name, before `check`. Any name can occur. The type allows undefined values, so the compiler
 * rejects `RawFields` where `Fields` are required.
 */
export type RawFields = Readonly<Record<string, FieldValue | undefined>>;

/** Values that passed `check`, by the field names of the form. Empty fields are absent. */
export type Fields = Record<string, FieldValue>;

export interface FieldError {
  /** Machine-readable error: the name of the broken rule, such as `required` or `max`. */
  code: string;
  /** Name of the field. Empty if the error is about the whole form. */
  field: string;
  /** Human-readable instructions to fix the error. */
  message: string;
}

/** The intake's response once a form is stored. Only this is a receipt. */
export interface Receipt {
  ok: true;
  id: string;
  /** The idempotency key of the request, `null` if it had none. */
  key: string | null;
  /** The number that people quote: `KG-` and eight characters without look-alikes. */
  reference: string;
  /**
   * Replaces the form's own confirmation text. Used if the form's mail isn't sent yet, because a person must check it
   * first or, if `waits`, because no mail server is configured. Also used to report whether there is a seat at an event
   * with limited capacity. `isPending` is true if the sender's request still depends on a further step.
   */
  instead?: { title: string; text: string; waits?: boolean; isPending?: boolean };
  /**
   * Opens the sender's page, where the form can be canceled. Set only while no mail server is configured that could
   * send the link.
   */
  code?: string;
}

export function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/**
 * Returns the offered choices among `sent`, each once and in the order of the form. The "all" checkbox implies every
 * choice.
 */
export function chosenOf({ choices, all }: ChoicesField, sent: Iterable<string>): string[] {
  const wanted = new Set(sent);
  return choices.map(({ value }) => value).filter((value) => wanted.has(value) || wanted.has(all.value));
}
