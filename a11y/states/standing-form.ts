import type { Locator, Page } from "@playwright/test";
import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Field, Form } from "../../data/forms/form.ts";

/** A form of `data/forms` where it stands on a page. */
export interface StandingForm {
  form: FormName;
  /** Of its element. The ids of its fields begin with it. */
  id: string;
  /** Names of fields that the page answers itself: hidden ones, such as the event on its own page. */
  answered: readonly string[];
}

/** The fields that somebody fills in there. */
export function openFields({ form, answered }: StandingForm): readonly Field[] {
  const { fields }: Form = everyForm[form];
  return fields.filter(({ name }) => !answered.includes(name));
}

/** As `--state` has it: the form’s own name, or the id of a second one of it on the page. */
export function nameOf(form: StandingForm): string {
  return isBeside(form) ? form.id.replaceAll("-", " ") : form.form;
}

/** A kind of state of forms: one stands for all, and one beside the content apart, on another ground with less room. */
export function kindOf(form: StandingForm, what: string): string {
  return isBeside(form) ? `beside: ${what}` : what;
}

/** As that of the footer. */
function isBeside({ form, id }: StandingForm): boolean {
  return id !== `${form}-form`;
}

/** Comes to a form and waits until scripts have taken it over: what handles it is loaded once somebody is near. */
export async function takenOver(tab: Page, { id }: StandingForm): Promise<Locator> {
  const element = tab.locator(`#${id}`);
  await element.scrollIntoViewIfNeeded();
  await tab.locator(`#${id}[novalidate]`).waitFor();
  return element;
}
