import type { Page } from "@playwright/test";
import { fill as fillForm, forms, tick as tickIn, valueFor } from "../../a11y/states/filling.ts";
import type { FormName } from "../../data/forms/every-form.ts";
import { expect, openHydrated } from "./site-test.ts";

export { forms, valueFor };

/** Where each form stands, and the id of the element. */
export const homes: Record<Exclude<FormName, "quiz-results">, string> = {
  waitlist: "/academy",
  contact: "/contact",
  "equity-seat": "/scholarships",
  donation: "/donate",
  "pay-it-forward": "/scholarships",
  newsletter: "/articles",
  "event-registration": "/events",
  "enrolment-inquiry": "/erins-place/enroll",
  "family-visit": "/erins-place/visit",
  "homestead-visit": "/homestead/visit",
  volunteer: "/volunteer",
  sponsor: "/sponsor",
};
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

export function fill(page: Page, name: FormName, email: string): Promise<void> {
  return fillForm(page.locator(`#${name}-form`), { form: name, id: `${name}-form`, answered: [] }, email);
}

/** Ticks a box anywhere on a page. */
export function tick(page: Page, control: string): Promise<void> {
  return tickIn(page.locator("body"), control);
}
