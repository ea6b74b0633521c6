import { everyForm } from "../../data/forms/every-form.ts";
import type { Field, Form } from "../../data/forms/form.ts";
import { type Cents, isCents } from "../../money/cents.ts";
import type { Submission } from "../store/submission.ts";

const forms: Record<string, Form | undefined> = everyForm;

export function centsIn({ form, fields }: Pick<Submission, "form" | "fields">, name: string): Cents | undefined {
  const field = forms[form]?.fields.find((asked) => asked.name === name);
  return Object.hasOwn(fields, name) ? centsOf(field, fields[name]) : undefined;
}

export function centsOf(field: Field | undefined, value: unknown): Cents | undefined {
  return field?.kind === "money" && isCents(value) ? value : undefined;
}
