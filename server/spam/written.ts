import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import type { Submission } from "../store/submission.ts";

type Sent = Pick<Submission, "form" | "fields">;

/** Maximum number of characters. No form allows more, and only the beginning is judged. */
const longestRead = 12_000;

const forms: Record<FormName, Form> = everyForm;
const names = new Set(["name", "firstName", "lastName"]);

/** Returns the free text, field by field, without names and addresses. */
export function wordsOf({ form, fields }: Sent): string {
  return written(form, fields, (name) => !names.has(name));
}

export function namesOf({ form, fields }: Sent): string {
  return written(form, fields, (name) => names.has(name));
}

export function addressesOf({ form, fields }: Sent): string[] {
  return forms[form].fields.flatMap(({ kind, name }) =>
    kind === "email" && fields[name] ? [String(fields[name])] : [],
  );
}

function written(form: FormName, fields: Sent["fields"], isMeant: (name: string) => boolean): string {
  return forms[form].fields
    .filter(
      ({ kind, name }) => (kind === "text" || kind === "long-text") && isMeant(name) && fields[name] !== undefined,
    )
    .map(({ name }) => String(fields[name]))
    .join("\n")
    .slice(0, longestRead);
}
