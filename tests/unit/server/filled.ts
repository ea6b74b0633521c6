import { everyForm, type FormName } from "../../../data/forms/every-form.ts";
import type { Field, Form } from "../../../data/forms/form.ts";
import { times, typedDollars } from "../../../data/money.ts";

const forms: Record<FormName, Form> = everyForm;

/** Returns plausible input for every field of a form, as a browser sends it. `given` overrides it. */
export function filled(form: FormName, given: Record<string, string> = {}): Record<string, string> {
  return { ...Object.fromEntries(forms[form].fields.map((field) => [field.name, valueFor(field)])), ...given };
}

function valueFor(field: Field): string {
  switch (field.kind) {
    case "text":
      return "Zoë O’Neill";
    case "email":
      return "zoe@example.org";
    case "long-text":
      return "First line\n\nSecond line";
    case "choice":
    case "choices":
      return field.choices.at(-1)?.value ?? "";
    case "consent":
      return "yes";
    case "money":
      return typedDollars(times(field.min, 2));
    case "count":
      return String(field.min + 1);
    case "code":
      return field.alphabet.charAt(1).repeat(field.length);
  }
}
