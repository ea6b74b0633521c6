import { everyForm } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import type { Cents } from "../../money/cents.ts";
import type { Submission } from "../store/store.ts";

const forms: Record<string, Form | undefined> = everyForm;

/** What a form brought under this name, where it asks for a sum of money there; undefined for anything else. */
export function centsIn({ form, fields }: Pick<Submission, "form" | "fields">, name: string): Cents | undefined {
  const field = forms[form]?.fields.find((asked) => asked.name === name);
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field?.kind === "money" && isWhole(value) ? value : undefined;
}

function isWhole(value: unknown): value is Cents {
  return Number.isSafeInteger(value);
}
