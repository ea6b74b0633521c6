import type { Locator, Page } from "@playwright/test";
import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Field, Form } from "../../data/forms/form.ts";

/** A form of `data/forms` on a page. */
export interface StandingForm {
  form: FormName;
  /** Id of the form element, and prefix of its fields' ids. */
  id: string;
  /** Names of fields that the page fills in: hidden ones, such as the event on its own page. */
  answered: readonly string[];
}

/** Returns the fields that the visitor fills in. */
export function openFields({ form, answered }: StandingForm): readonly Field[] {
  const { fields }: Form = everyForm[form];
  return fields.filter(({ name }) => !answered.includes(name));
}

/** Returns the name for `--state`: the form's name, or the element id of a second instance on the page. */
export function nameOf(form: StandingForm): string {
  return isBeside(form) ? form.id.replaceAll("-", " ") : form.form;
}

/**
 * Returns the kind of a form state. One form represents all others, but a form beside the content has another
 * background and less room.
 */
export function kindOf(form: StandingForm, what: string): string {
  return isBeside(form) ? `beside: ${what}` : what;
}

/** True for a form outside the main content, such as in the footer. */
function isBeside({ form, id }: StandingForm): boolean {
  return id !== `${form}-form`;
}

/** Scrolls to a form and waits until scripts handle it. Their code loads when the visitor is near the form. */
export async function takenOver(tab: Page, { id }: StandingForm): Promise<Locator> {
  const element = tab.locator(`#${id}`);
  await element.scrollIntoViewIfNeeded();
  await tab.locator(`#${id}[novalidate]`).waitFor();
  return element;
}
