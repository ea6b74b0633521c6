import type { Manual } from "../../../manual.ts";
import { newerOf, summaryOf } from "../model/sheet-words.ts";
import { element, elements } from "./element.ts";

/** Two different checklists: in this browser and beside the report. */
export interface Sheets {
  kept: Manual;
  beside: Manual;
}

interface Choosing {
  /** Previews one of them. */
  show(which: keyof Sheets): void;
  take(which: keyof Sheets): void;
}

/** Asks which checklist to continue with. Disables editing until then, so that neither is lost. */
export function chooseSheet(sheets: Sheets, { show, take }: Choosing): void {
  const form = element("sheet-choice");
  const fields = element("sheet-fields");
  const radios = elements("input", form) as HTMLInputElement[];
  const chosen = () => radios.find(({ checked }) => checked)?.value;
  const newer = newerOf(sheets.kept, sheets.beside);
  element("choice-kept").textContent = summaryOf(sheets.kept);
  element("choice-beside").textContent = summaryOf(sheets.beside);
  for (const radio of radios) radio.checked = radio.value === newer;
  form.hidden = false;
  fields.toggleAttribute("disabled", true);
  show(newer ?? "beside");

  form.addEventListener("input", () => show(chosen() === "kept" ? "kept" : "beside"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    form.hidden = true;
    fields.toggleAttribute("disabled", false);
    take(chosen() === "kept" ? "kept" : "beside");
    element("by-hand-title").focus();
  });
}
