import { everyForm } from "../../data/forms/every-form.ts";
import type { Field, Form } from "../../data/forms/form.ts";
import { dollars } from "../../money/dollars.ts";
import { type FieldValue, isTextList } from "../../src/forms/intake-contract.ts";
import type { Submission } from "../store/submission.ts";
import { centsOf } from "./cents-in.ts";

const forms: Record<string, Form | undefined> = everyForm;

export function titleOf({ form }: Pick<Submission, "form">): string {
  return forms[form]?.title ?? form;
}

/** Returns all fields with labels, in the form's order. Fields that the form no longer has come last, by name. */
export function entriesOf({ form, fields }: Pick<Submission, "form" | "fields">): [label: string, text: string][] {
  const asked = forms[form]?.fields ?? [];
  const isAsked = new Set(asked.map(({ name }) => name));
  return [
    ...asked.flatMap((field) => entry(field.label, fields[field.name], field)),
    ...Object.entries(fields).flatMap(([name, value]) => (isAsked.has(name) ? [] : entry(name, value))),
  ];
}

function entry(label: string, value: FieldValue | undefined, field?: Field): [string, string][] {
  return value === undefined ? [] : [[label, readable(value, field)]];
}

function readable(value: FieldValue, field?: Field): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (isTextList(value)) return value.map((one) => readable(one, field)).join(", ");
  if (field?.kind === "choice" || field?.kind === "choices")
    return field.choices.find((choice) => choice.value === value)?.label ?? String(value);
  const amount = centsOf(field, value);
  return amount === undefined ? String(value) : dollars(amount);
}

export function senderOf({ fields }: Submission): string {
  const { name, firstName, lastName, email } = fields;
  const full = name ?? [firstName, lastName].filter(Boolean).join(" ");
  return [full, email].filter(Boolean).join(", ");
}

const who = new Set(["name", "firstName", "lastName", "email"]);

/** Returns the beginning of the long text, or else the selected choices. */
export function beginningOf(submission: Submission): string {
  if (submission.withdrawnAt !== undefined) return "(taken back by its sender)";
  const { form, fields } = submission;
  const asked = forms[form]?.fields ?? [];
  const long = asked.find(({ kind, name }) => kind === "long-text" && fields[name]);
  if (long) return String(fields[long.name]);
  return asked
    .filter(({ name, kind }) => !who.has(name) && kind !== "code" && kind !== "consent" && fields[name] !== undefined)
    .map((field) => readable(fields[field.name] ?? "", field))
    .join(", ");
}
