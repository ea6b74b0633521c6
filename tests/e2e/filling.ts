import type { Page } from "@playwright/test";
import { everyForm } from "../../data/forms/every-form.ts";
import type { Field, Form } from "../../data/forms/form.ts";
import { expect, openHydrated } from "./site-test.ts";

type FormName = keyof typeof everyForm;

/** Where each form stands, and the id of the element. */
export const homes: Record<Exclude<FormName, "quiz-results">, string> = {
  waitlist: "/academy",
  contact: "/contact",
  "equity-seat": "/scholarships",
  "pay-it-forward": "/scholarships",
  newsletter: "/articles",
  "event-registration": "/events",
  "enrolment-inquiry": "/erins-place/enroll",
  "family-visit": "/erins-place/visit",
  "homestead-visit": "/homestead/visit",
  volunteer: "/volunteer",
  sponsor: "/sponsor",
};
export const forms: Record<FormName, Form> = everyForm;
export const names = Object.keys(homes) as (keyof typeof homes)[];

/** Opens the page of a form and waits until scripts have taken the form over. */
export async function openForm(page: Page, name: keyof typeof homes) {
  await openHydrated(page, homes[name]);
  const form = page.locator(`#${name}-form`);
  // What handles a form is loaded once somebody is near.
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute("novalidate", "");
  return form;
}

/** Comes to the form with a mouse, and waits for the list that takes the place of the platform’s select there. */
export async function pointAt(page: Page, name: keyof typeof homes, field: string) {
  await page.locator(`#${name}-form`).hover({ position: { x: 2, y: 2 } });
  const trigger = page.locator(`#${name}-form-${field}-list`);
  await expect(trigger).toBeVisible();
  return trigger;
}

/** Nobody fills in a form faster than that, and the intake has a person look at what comes from whoever is faster. */
export async function passForPerson(page: Page) {
  await page.waitForFunction(() => performance.now() > 1_600);
}

/** A different address for each test, so that what it stored can be told from the rest. */
export const addressFor = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.org`;

export async function fill(page: Page, name: FormName, email: string) {
  for (const field of forms[name].fields) await fillField(page, `#${name}-form-${field.name}`, field, email);
}

/** Ticks a box as a person does: by the box that is drawn, which its label holds; the platform’s own is hidden. */
export async function tick(page: Page, control: string) {
  await page.locator("label", { has: page.locator(control) }).click({ position: { x: 12, y: 12 } });
  await expect(page.locator(control)).toBeChecked();
}

async function fillField(page: Page, control: string, field: Field, email: string) {
  if (field.kind === "consent" || field.kind === "choices") await tick(page, control);
  else if (field.kind === "choice") await page.selectOption(control, { index: field.choices.length - 1 });
  else if (field.kind !== "code") await page.fill(control, valueFor(field, email));
}

export function valueFor(field: Field, email: string): string {
  if (field.kind === "email") return email;
  if (field.kind === "money" || field.kind === "count") return String(field.least + 4);
  return field.kind === "long-text" ? "Two lines:\n“Ça va?” 你好 <b>" : "Zoë O’Neill";
}
