import { everyForm } from "../../../data/forms/every-form.ts";
import type { Field, Form } from "../../../data/forms/form.ts";
import { entriesOf } from "../../inbox/read-aloud.ts";
import type { Submission } from "../../store/submission.ts";
import type { Entry } from "./pieces.ts";

const forms: Record<string, Form | undefined> = everyForm;

/**
 * The part of a form that can say nothing in a stranger’s words: what was chosen from our own labels, and numbers. All
 * else, and all that came since without being named here, is left out.
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
