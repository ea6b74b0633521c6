import type { Locator, Page } from "@playwright/test";
import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Field, Form } from "../../data/forms/form.ts";
import { times, typedDollars } from "../../data/money.ts";

export interface SharedForm {
  form: FormName;
  /** Id of the form element, and prefix of its fields' ids. */
  id: string;
  /** Names of fields that visitors do not see: the page fills them in, such as the event, or leaves them out. */
  answered: readonly string[];
}

export function openFields({ form, answered }: SharedForm): readonly Field[] {
  const { fields }: Form = everyForm[form];
  return fields.filter(({ name }) => !answered.includes(name));
}

/**
 * Returns the form's name in the names of its states. For a form outside the main content, returns its element id with
 * spaces instead of hyphens.
 */
export function nameOf(form: SharedForm): string {
  return isBeside(form) ? form.id.replaceAll("-", " ") : form.form;
}

/**
 * Returns the kind of a form state. One form represents all others, but a form outside the main content has another
 * background and less room.
 */
export function kindOf(form: SharedForm, what: string): string {
  return isBeside(form) ? `beside: ${what}` : what;
}

/** Returns true for a form outside the main content, such as the one in the footer. */
function isBeside({ form, id }: SharedForm): boolean {
  return id !== `${form}-form`;
}

/** Scrolls to a form and waits until its scripts handle it. They load when the pointer reaches the form. */
export async function takenOver(tab: Page, { id }: SharedForm): Promise<Locator> {
  const element = tab.locator(`#${id}`);
  await element.scrollIntoViewIfNeeded();
  await element.dispatchEvent("pointerover");
  await tab.locator(`#${id}[novalidate]`).waitFor();
  return element;
}

export const forms: Readonly<Record<FormName, Form>> = everyForm;

export async function fill(element: Locator, form: SharedForm, email: string): Promise<void> {
  for (const field of openFields(form)) await fillField(element, `#${form.id}-${field.name}`, field, email);
}

/** Clicks the drawn box in the label, as a person does, because the native checkbox is hidden. */
export async function tick(place: Locator, control: string): Promise<void> {
  const box = place.page().locator(control);
  await place.locator("label", { has: box }).click({ position: { x: 12, y: 12 } });
  if (!(await box.isChecked())) throw new Error(`a press on its box did not check ${control}`);
}

async function fillField(form: Locator, control: string, field: Field, email: string): Promise<void> {
  const element = form.locator(control);
  if (field.kind === "consent" || field.kind === "choices") await tick(form, control);
  else if (field.kind === "choice") await element.selectOption({ index: field.choices.length - 1 });
  else if (field.kind !== "code") await element.fill(valueFor(field, email));
}

export function valueFor(field: Field, email: string): string {
  if (field.kind === "email") return email;
  if (field.kind === "money") return typedDollars(times(field.min, 5));
  if (field.kind === "count") return String(field.min + 4);
  return field.kind === "long-text" ? "Two lines:\n“Ça va?” 你好 <b>" : "Zoë O’Neill";
}

/** Returns an invalid value, or undefined if the field accepts any value. */
export function wrongValueFor(field: Field): string | undefined {
  if (field.kind === "email") return "zoe at example";
  if (field.kind === "money") return "12,5";
  if (field.kind === "count") return String(field.min - 1);
  return undefined;
}

/** Stubbed response of the intake, so that nothing is sent and every response can be shown. */
export type IntakeAnswer = "none yet" | "received" | "set aside" | "refused" | "refused whole" | "no connection";

const reference = "KG-AUD1TED0";

/** Milliseconds. The page's timeouts for a response are at least this long. See src/quiz/use-result-mail.ts. */
const minTimeout = 4_000;

/**
 * Returns true for forms whose receipt has a cancellation link if the service has no mail server. The other forms
 * promise an email, and without a mail server show another confirmation.
 */
export function hasCancelLink(form: FormName): boolean {
  return form !== "newsletter" && form !== "quiz-results";
}

/** Stubs the response to every later submission of this form in `tab`. */
export async function answerForms(tab: Page, form: FormName, answer: IntakeAnswer): Promise<void> {
  if (answer === "none yet") await tab.evaluate(withoutTimeouts, minTimeout);
  await tab.route(`**/forms/${form}`, async (route) => {
    switch (answer) {
      case "none yet":
        // Never responds, so that the page keeps waiting.
        return;
      case "no connection":
        return route.abort("internetdisconnected");
      case "refused":
        return route.fulfill({ status: 422, json: { error: "invalid", errors: [firstFieldRefused(form)] } });
      case "refused whole":
        return route.fulfill({ status: 400, json: { error: "body", errors: [] } });
      default: {
        const key = route.request().headers()["idempotency-key"] ?? null;
        const receipt = { ok: true, id: "8c1f2f6e-0c0b-4c3e-9f10-2a7f7f0a8d11", key, reference };
        const instead = { title: "Set aside", text: "A person looks at it first." };
        const more = answer === "set aside" ? { instead } : hasCancelLink(form) && { code: "audited" };
        return route.fulfill({ json: { ...receipt, ...more } });
      }
    }
  });
}

/** Disables timers of at least `min` milliseconds, such as the page's timeouts for responses. Runs in the page. */
function withoutTimeouts(min: number): void {
  const later = window.setTimeout;
  const soon = (act: (...given: unknown[]) => void, wait = 0, ...given: unknown[]) =>
    wait < min ? later(act, wait, ...given) : 0;
  Object.assign(window, { setTimeout: soon });
}

function firstFieldRefused(form: FormName) {
  const field = forms[form].fields.find(({ kind }) => kind === "email") ?? forms[form].fields[0];
  return { code: "domain", field: field?.name ?? "", message: "We can’t send email to this address." };
}

/** Submits a form without the browser's validation or the page's scripts, and waits until the response has loaded. */
export async function sendPlainly(tab: Page, id: string): Promise<void> {
  await Promise.all([
    tab.waitForEvent("load"),
    tab.locator(`#${id}`).evaluate((form: HTMLFormElement) => form.submit()),
  ]);
}
