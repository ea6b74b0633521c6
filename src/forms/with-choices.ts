import type { Choice, Form } from "../../data/forms/form.ts";

/** The form with the choices of one field as `choose` leaves them. */
export function withChoices(form: Form, name: string, choose: (choices: readonly Choice[]) => readonly Choice[]): Form {
  const fields = form.fields.map((field) =>
    field.kind === "choice" && field.name === name ? { ...field, choices: choose(field.choices) } : field,
  );
  return { ...form, fields };
}
