import type { CriterionNumber } from "../../../criteria.ts";
import { type Manual, manualCriteria, manualOutcomes } from "../../../manual.ts";
import { answeredOf, type ChecklistFilter, type Criterion, isChosen, nextOpen, shownWords } from "../checklist-text.ts";
import { element, elements } from "./element.ts";

interface Listed extends Criterion {
  article: HTMLElement;
}

interface ChecklistBar {
  /** Updates the count and the button to the next open criterion. */
  tell(answers: Manual["answers"]): void;
  /** Shows the result of saving, with a link to the details, until an answer changes. */
  tellSaved(words: string | null): void;
}

/** Activates the bar: filter, navigation to open criteria and count of answers. */
export function startChecklistBar(): ChecklistBar {
  const filterField = element("sheet-filter") as HTMLSelectElement;
  const criteria = elements("[data-criterion]").map(readCriterion);
  const at = (target: Element | null) => {
    const article = target?.closest("[data-criterion]");
    return criteria.find((each) => each.article === article) ?? null;
  };
  let answers: Manual["answers"] = {};
  let position: Listed | null = null;
  /** The criterion with the focus, which stays visible. */
  let focused: Listed | null = null;

  const show = () => {
    const filter = filterField.value as ChecklistFilter;
    const left = criteria.filter((each) => each !== focused && !isChosen(filter, each, answers));
    for (const each of criteria) leaveOut(each.article, left.includes(each));
    for (const principle of elements("[data-principle]"))
      leaveOut(principle, !principle.querySelector("[data-criterion]:not([data-left-out])"));
    element("sheet-shown").textContent = shownWords(filter, criteria.length - left.length);
    return criteria.filter((each) => !left.includes(each));
  };

  document.addEventListener("focusin", ({ target }) => {
    position = at(target instanceof Element ? target : null) ?? position;
  });
  // Waits for the click to end, so that the target doesn't move from under the pointer.
  const follow = () => {
    const { activeElement } = document;
    const now = at(activeElement);
    // A click on the background doesn't change the criterion.
    if (now === focused || activeElement === document.body) return;
    focused = now;
    inPlace(activeElement, show);
  };
  document.addEventListener("click", follow);
  document.addEventListener("keyup", follow);

  filterField.addEventListener("input", () => {
    focused = null;
    show();
    const list = element("sheet-criteria");
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: "instant" });
  });
  element("next-open").addEventListener("click", () => {
    const from = position?.number ?? null;
    let next = nextOpen(show(), answers, from);
    if (!next) {
      filterField.value = "all";
      next = nextOpen(show(), answers, from);
    }
    next?.article.scrollIntoView({ behavior: "instant" });
    next?.article.querySelector<HTMLElement>("input:checked")?.focus();
  });
  show();

  return {
    tell(given) {
      answers = given;
      element("sheet-answered").textContent = answeredOf(answers);
      element("next-open").toggleAttribute("disabled", nextOpen(criteria, answers, null) === undefined);
    },
    tellSaved(words) {
      element("bar-answered").hidden = words !== null;
      element("bar-saved").hidden = words === null;
      for (const link of elements("a", element("bar-saved"))) link.textContent = words;
    },
  };
}

function readCriterion(article: HTMLElement): Listed {
  const { criterion = "", word = "" } = article.dataset;
  return { article, number: criterion as Criterion["number"], word: word as Criterion["word"] };
}

/** Marks a criterion as left out. The printed checklist is always complete. */
function leaveOut(each: HTMLElement, isLeftOut: boolean): void {
  each.toggleAttribute("data-left-out", isLeftOut);
}

/** Changes the page and keeps the focused element at its position in the window. */
function inPlace(focused: Element | null, change: () => void): void {
  const before = focused?.getBoundingClientRect().top ?? 0;
  change();
  const after = focused?.getBoundingClientRect().top ?? 0;
  scrollBy({ top: after - before, behavior: "instant" });
}

const signatureFields = ["evaluator", "organization", "email", "date"] as const;

export function fillChecklist({ answers, ...sheet }: Manual): void {
  for (const name of signatureFields) field(name).value = sheet[name];
  for (const number of manualCriteria) {
    for (const radio of radios(number)) radio.checked = radio.value === (answers[number]?.outcome ?? "");
    field(`note-${number}`).value = answers[number]?.note ?? "";
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
      return outcome ? [[number, { outcome, note, ...(tried.length > 0 ? { tried } : {}) }]] : [];
    }),
  );
}

/** Selects `cannot tell` for notes and environments without an outcome, because they are saved only with one. */
export function tickWhereNoted(): void {
  for (const number of manualCriteria) {
    const isTried = triedBoxes(number).some(({ checked }) => checked);
    if (field(`note-${number}`).value.trim() === "" && !isTried) continue;
    if (!radios(number).some(({ checked, value }) => checked && value !== ""))
      for (const radio of radios(number)) radio.checked = radio.value === "cannot tell";
  }
}

function triedBoxes(number: CriterionNumber): HTMLInputElement[] {
  return elements(`input[name="tried-${number}"]`) as HTMLInputElement[];
}

function radios(number: CriterionNumber): HTMLInputElement[] {
  return elements(`input[name="outcome-${number}"]`) as HTMLInputElement[];
}

function field(id: string): HTMLInputElement {
  return element(id) as HTMLInputElement;
}
