/** What a field holds once it has been checked; a list where several may be chosen. */
export type FieldValue = string | number | boolean | readonly string[];

/** What was sent: values by the names of the form’s schema; what was left empty is absent. */
export type Fields = Record<string, FieldValue>;

/** One error in what was typed. */
export interface FieldError {
  /** What is wrong, as a word for programs: the name of the rule that was broken, such as `required` or `max`. */
  code: string;
  /** Name of the field; empty where it is about the whole form. */
  field: string;
  /** How to fix it, for people. */
  message: string;
}

/** What the intake answers once a form is stored. Only this is a receipt. */
export interface Receipt {
  ok: true;
  /** UUID of the stored submission. */
  id: string;
  /** The idempotency key that was sent; `null` where none was. */
  key: string | null;
  /** What people quote: `KG-` and eight characters without look-alikes. */
  reference: string;
  /**
   * Said in place of the form’s own words: where its mail does not go out now, since a person has to look at it first or,
   * where it `waits`, no mail server is set up yet; and whether there is a place at an event with a limited number of them.
   * `isPending` where something has to happen yet before the sender has what they asked for.
   */
  instead?: { title: string; text: string; waits?: boolean; isPending?: boolean };
}
