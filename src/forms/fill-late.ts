import { isChanged } from "../islands/keep-input.ts";
import { fillForms } from "./fill-forms.ts";

/** Fills the forms that the inline script has not filled. React takes those that the visitor has begun to fill in. */
export function fillLate(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) {
    const controls = form.querySelectorAll<HTMLInputElement>("input, textarea, select");
    if (form.dataset.filled !== undefined || [...controls].some(isChanged)) delete form.dataset.draft;
  }
  fillForms();
}
