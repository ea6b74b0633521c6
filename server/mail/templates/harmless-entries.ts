import { everyForm } from "../../../data/forms/every-form.ts";
import type { Field, Form } from "../../../data/forms/form.ts";
import { entriesOf } from "../../inbox/read-aloud.ts";
import type { Submission } from "../../store/submission.ts";
import type { Entry } from "./pieces.ts";

const forms: Record<string, Form | undefined> = everyForm;

/**
 * Keeps only entries that cannot carry a stranger's text: choices from our labels, and numbers. Drops all other fields,
 * including kinds added later.
 */
export function harmlessEntries({ form, fields }: Pick<Submission, "form" | "fields">): Entry[] {
  const harmless = (forms[form]?.fields ?? []).filter((field) => isHarmless(field, fields[field.name]));
  const kept = Object.fromEntries(harmless.map(({ name }) => [name, fields[name] ?? ""]));
  return entriesOf({ form, fields: kept }).map(([label, value]) => ({ label, value }));
}

function isHarmless(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case "choice":
      return field.choices.some((choice) => choice.value === value);
    case "money":
    case "count":
      return typeof value === "number";
    default:
      return false;
  }
}
