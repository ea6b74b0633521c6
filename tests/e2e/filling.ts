import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fill as fillForm, forms, openFields, tick as tickIn, valueFor } from "../../a11y/states/form-filling.ts";
import { eventsAt } from "../../data/events.ts";
import type { FormName, retiredForms } from "../../data/forms/every-form.ts";
import { dataDir } from "../../playwright.config.ts";
import { buildTimeOf, readSite } from "../../server/site-files.ts";
import { openSqliteStore } from "../../server/store/open-store.ts";
import type { Submission } from "../../server/store/submission.ts";
import { expect, openHydrated } from "./site-test.ts";

export { forms, valueFor };

const events = eventsAt(buildTimeOf(readSite("build/client")));

/** Paths of pages, by the form that they show. */
export const homes: Record<Exclude<FormName, "quiz-results" | keyof typeof retiredForms>, string> = {
  waitlist: "/academy",
  contact: "/contact",
  "equity-seat": "/scholarships",
  donation: "/donate",
  newsletter: "/articles",
  "event-registration": `/events/${events[0]?.slug}`,
  hello: "/erins-place/hello",
  "tell-me": "/homestead/retreats",
};
export const names = Object.keys(homes) as (keyof typeof homes)[];

/** Opens a form's page and waits until scripts have taken over the form. */
export async function openForm(page: Page, name: keyof typeof homes) {
  await openHydrated(page, homes[name]);
  const form = page.locator(`#${name}-form`);
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute("novalidate", "");
  return form;
}

/** Moves the mouse to a native select, and waits for the list that replaces it. */
export async function pointAt(page: Page, name: keyof typeof homes, field: string) {
  await page.locator(`select#${name}-form-${field}`).hover();
  const trigger = page.locator(`#${name}-form-${field}-list`);
  await expect(trigger).toBeVisible();
  return trigger;
}

/** Waits for the minimum time that a person needs. The intake has staff review faster submissions. */
export async function passForPerson(page: Page) {
  await page.waitForFunction(() => performance.now() > 1_600);
}

/** Returns an address that is unique to a test, so that its submissions can be found. */
export const addressFor = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.org`;

/** Fields that the page fills in. */
const hidden: Partial<Record<FormName, readonly string[]>> = { "event-registration": ["event"], "tell-me": ["topic"] };

const shared = (name: FormName) => ({ form: name, id: `${name}-form`, answered: hidden[name] ?? [] });

export const seenFields = (name: FormName) => openFields(shared(name));

export function fill(page: Page, name: FormName, email: string): Promise<void> {
  return fillForm(page.locator(`#${name}-form`), shared(name), email);
}

export function tick(page: Page, control: string): Promise<void> {
  return tickIn(page.locator("body"), control);
}

/** Resolves to the submissions with this address that the tests' intake has stored. */
export async function stored(email: string): Promise<Submission[]> {
  const store = await openSqliteStore(join(dataDir, "intake.sqlite"));
  try {
    const found = [];
    for await (const submission of store.all()) if (submission.fields.email === email) found.push(submission);
    return found;
  } finally {
    await store.close();
  }
}
