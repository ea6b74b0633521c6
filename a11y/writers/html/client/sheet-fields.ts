import type { CriterionNumber } from "../../../criteria.ts";
import { type Manual, manualCriteria, manualOutcomes } from "../../../manual.ts";
import { element } from "./element.ts";

export function fillSheet({ evaluator, organization, email, date, answers }: Manual): void {
  field("evaluator").value = evaluator;
  field("organization").value = organization;
  field("email").value = email;
  field("date").value = date;
  for (const number of manualCriteria) {
    for (const radio of radios(number)) radio.checked = radio.value === (answers[number]?.outcome ?? "");
    field(`note-${number}`).value = answers[number]?.note ?? "";
  }
}

export function signature(): Pick<Manual, "evaluator" | "organization" | "email" | "date"> {
  return {
    evaluator: field("evaluator").value,
    organization: field("organization").value,
    email: field("email").value,
    date: field("date").value,
  };
}

export function readAnswers(): Manual["answers"] {
  return Object.fromEntries(
    manualCriteria.flatMap((number) => {
      const chosen = radios(number).find(({ checked }) => checked)?.value;
      const outcome = manualOutcomes.find((each) => each === chosen);
      return outcome ? [[number, { outcome, note: field(`note-${number}`).value }]] : [];
    }),
  );
}

/** Selects `cannot tell` for notes without an outcome, because a note is saved only with one. */
export function tickWhereNoted(): void {
  for (const number of manualCriteria) {
    if (field(`note-${number}`).value.trim() === "") continue;
    if (!radios(number).some(({ checked, value }) => checked && value !== ""))
      for (const radio of radios(number)) radio.checked = radio.value === "cannot tell";
  }
}

function radios(number: CriterionNumber): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`input[name="outcome-${number}"]`)];
}

function field(id: string): HTMLInputElement | HTMLTextAreaElement {
  const found = element(id);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`the report’s “${id}” is nothing to type into`);
}
