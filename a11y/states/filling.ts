import type { Locator } from "@playwright/test";
import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Field, Form } from "../../data/forms/form.ts";
import { times } from "../../money/cents.ts";
import { typedDollars } from "../../money/dollars.ts";
import { openFields, type StandingForm } from "./standing-form.ts";

export const forms: Readonly<Record<FormName, Form>> = everyForm;

export async function fill(element: Locator, form: StandingForm, email: string): Promise<void> {
  for (const field of openFields(form)) await fillField(element, `#${form.id}-${field.name}`, field, email);
}

/** Clicks the drawn box in the label, as a person does, because the native checkbox is hidden. */
export async function tick(place: Locator, control: string): Promise<void> {
  const box = place.page().locator(control);
  await place.locator("label", { has: box }).click({ position: { x: 12, y: 12 } });
  if (!(await box.isChecked())) throw new Error(`${control} is not ticked by a press on its box`);
}

async function fillField(form: Locator, control: string, field: Field, email: string): Promise<void> {
  const element = form.locator(control);
  if (field.kind === "consent" || field.kind === "choices") await tick(form, control);
  else if (field.kind === "choice") await element.selectOption({ index: field.choices.length - 1 });
  else if (field.kind !== "code") await element.fill(valueFor(field, email));
}

export function valueFor(field: Field, email: string): string {
  if (field.kind === "email") return email;
  if (field.kind === "money") return typedDollars(times(field.least, 5));
  if (field.kind === "count") return String(field.least + 4);
  return field.kind === "long-text" ? "Two lines:\n“Ça va?” 你好 <b>" : "Zoë O’Neill";
}

/** Returns an invalid value, or undefined if the field accepts any value. */
export function wrongValueFor(field: Field): string | undefined {
  if (field.kind === "email") return "zoe at example";
  if (field.kind === "money") return "12,5";
  if (field.kind === "count") return String(field.least - 1);
  return undefined;
}
