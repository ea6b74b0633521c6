import type { CriterionNumber, CriterionToMeet } from "@kindred-ground/audit/core/criteria.ts";
import { isoDay } from "@kindred-ground/audit/core/json-values.ts";
import { type Manual, manualCriteria, manualOutcomes } from "@kindred-ground/audit/core/manual.ts";
import { answeredOf, nextOpen, openedLines, readOpened } from "@kindred-ground/audit/reports/checklist-text.ts";
import { element, elements } from "./element.ts";

interface ChecklistBar {
  /** Updates the count and the button to the next open criterion. */
  update(answers: Manual["answers"]): void;
  /** Shows the result of saving, with a link to the details, until an answer changes. */
  showSaved(words: string | null): void;
}

/** Activates the bar: navigation to open criteria and count of answers. */
export function startChecklistBar(): ChecklistBar {
  let answers: Manual["answers"] = {};
  /** The criterion that had the focus last. */
  let position: CriterionToMeet | null = null;

  element("checklist-criteria").addEventListener("focusin", ({ target }) => {
    const article = target instanceof Element ? target.closest<HTMLElement>("[data-criterion]") : null;
    if (article) position = article.dataset.criterion as CriterionToMeet;
  });
  element("next-open").addEventListener("click", () => {
    const next = nextOpen(answers, position);
    if (!next) return;
    element(`by-hand-${next}`).scrollIntoView({ behavior: "instant" });
    radios(next)
      .find(({ checked }) => checked)
      ?.focus();
  });

  return {
    update(given) {
      answers = given;
      element("checklist-answered").textContent = answeredOf(answers);
      element("next-open").toggleAttribute("disabled", nextOpen(answers, null) === undefined);
    },
    showSaved(words) {
      element("bar-answered").hidden = words !== null;
      element("bar-saved").hidden = words === null;
      for (const link of elements("a", element("bar-saved"))) link.textContent = words;
    },
  };
}

const signatureFields = ["evaluator", "organization", "email", "date"] as const;

export function fillChecklist({ answers, ...checklist }: Manual): void {
  for (const name of signatureFields) field(name).value = checklist[name];
  for (const number of manualCriteria) {
    for (const radio of radios(number)) radio.checked = radio.value === (answers[number]?.outcome ?? "");
    field(`note-${number}`).value = answers[number]?.note ?? "";
    field(`opened-${number}`).value = openedLines(answers[number]?.opened);
    for (const box of triedBoxes(number)) box.checked = answers[number]?.tried?.includes(box.value) ?? false;
  }
}

export function signature(): Pick<Manual, (typeof signatureFields)[number]> {
  const values = signatureFields.map((name) => [name, field(name).value]);
  return Object.fromEntries(values) as ReturnType<typeof signature>;
}

export function readAnswers(): Manual["answers"] {
  return Object.fromEntries(
    manualCriteria.flatMap((number) => {
      const chosen = radios(number).find(({ checked }) => checked)?.value;
      const outcome = manualOutcomes.find((each) => each === chosen);
      const tried = triedBoxes(number).flatMap(({ checked, value }) => (checked ? [value] : []));
      const note = field(`note-${number}`).value;
      const opened = readOpened(field(`opened-${number}`).value, today());
      const more = { ...(tried.length > 0 && { tried }), ...(opened.length > 0 && { opened }) };
      return outcome ? [[number, { outcome, note, ...more }]] : [];
    }),
  );
}

/** Selects `cannot tell` for notes, environments and pages without an outcome, because they are saved only with one. */
export function tickWhereNoted(): void {
  for (const number of manualCriteria) {
    const isTried = triedBoxes(number).some(({ checked }) => checked);
    const isNoted = [`note-${number}`, `opened-${number}`].some((id) => field(id).value.trim() !== "");
    if (!isNoted && !isTried) continue;
    if (!radios(number).some(({ checked, value }) => checked && value !== ""))
      for (const radio of radios(number)) radio.checked = radio.value === "cannot tell";
  }
}

/** Records a page when the evaluator follows its link, and adds the day to lines without a day. */
export function startOpened(): void {
  element("checklist-criteria").addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("[data-opens]") : null;
    const number = link?.closest<HTMLElement>("[data-criterion]")?.dataset.criterion;
    if (!link || !number) return;
    const lines = field(`opened-${number}`);
    const opened = readOpened(lines.value, today());
    const page = link.dataset.opens ?? "";
    if (opened.some((each) => each.page === page)) return;
    lines.value = openedLines([...opened, { page, on: today() }]);
    lines.dispatchEvent(new Event("input", { bubbles: true }));
  });
  element("checklist-criteria").addEventListener("change", ({ target }) => {
    if (target instanceof HTMLTextAreaElement && target.id.startsWith("opened-"))
      target.value = openedLines(readOpened(target.value, today()));
  });
}

/** Returns the current day in the evaluator's time zone, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  return isoDay(now.getTime() - now.getTimezoneOffset() * 60_000);
}

function triedBoxes(number: CriterionNumber): HTMLInputElement[] {
  return inputsOf(number, "tried");
}

function radios(number: CriterionNumber): HTMLInputElement[] {
  return inputsOf(number, "outcome");
}

/**
 * Searches only the criterion. Each key press causes hundreds of searches, and a search of the page takes a
 * millisecond.
 */
function inputsOf(number: CriterionNumber, name: "tried" | "outcome"): HTMLInputElement[] {
  return elements(`input[name="${name}-${number}"]`, element(`by-hand-${number}`)) as HTMLInputElement[];
}

function field(id: string): HTMLInputElement {
  return element(id) as HTMLInputElement;
}
