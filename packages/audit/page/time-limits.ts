import type { ElementList, Elements } from "./element-list.ts";
import { isLaidOut } from "./visibility.ts";

const closes = "[data-scope=toast] [data-part=close-trigger]";

/** Returns the controls that a visitor can use now, except the close buttons of notifications. */
export function listUsable(): Elements {
  // A form that is being sent waits for a response, and its controls can't be used.
  const isBusy = (one: Element) => one.closest("form")?.querySelector("button[aria-disabled=true]");
  const all = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")];
  return { elements: all.filter((one) => !one.matches(closes) && !isBusy(one) && isLaidOut(one)) };
}

/** Text that the audit types into empty fields. */
const typed = "Ada";
const typeable = "input:not([type]), input[type=text], input[type=email], input[type=tel], textarea";
const maxFields = 40;

interface Filled {
  fields: { field: HTMLInputElement; value: string }[];
  controls: Element[];
  moves: Element[];
}

const filled: Filled = { fields: [], controls: [], moves: [] };

/** Types into up to `maxFields` empty text fields, like a visitor who then does nothing. */
export async function fillForms(): Promise<void> {
  const fields = [...document.querySelectorAll<HTMLInputElement>(typeable)]
    .filter((field) => isLaidOut(field) && field.value === "" && !field.matches(":disabled, [readonly]"))
    .slice(0, maxFields);
  for (const field of fields) {
    const prototype = field.localName === "textarea" ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    // Uses the setter of the prototype, because a library may have replaced that of the field.
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, typed);
    field.dispatchEvent(new InputEvent("input", { bubbles: true, data: typed }));
  }
  await new Promise((resume) => setTimeout(resume, 100));
  // Records the values only after a pause, in which fields may correct or refuse the input.
  filled.fields = fields.map((field) => ({ field, value: field.value }));
  filled.controls = [...document.querySelectorAll("input, select, textarea")].filter(
    (one) => isLaidOut(one) && !one.matches(":disabled"),
  );
}

/** Returns fields that have lost their text, and controls that have become disabled. */
export function changedForms({ numberOf }: ElementList): { element: number; isEmptied: boolean }[] {
  const emptied = filled.fields.filter(({ field, value }) => value !== "" && field.isConnected && field.value === "");
  const off = filled.controls.filter((one) => one.isConnected && isLaidOut(one) && one.matches(":disabled"));
  return [
    ...emptied.map(({ field }) => ({ element: numberOf(field), isEmptied: true })),
    ...off
      .filter((one) => !emptied.some(({ field }) => field === one))
      .map((one) => ({ element: numberOf(one), isEmptied: false })),
  ];
}

/** Starts recording the elements that get the focus. */
export function watchFocus(): void {
  filled.moves = [];
  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) filled.moves.push(target);
  });
}

/** Returns the elements that have taken the focus since `watchFocus`. */
export function focusMoves({ numberOf }: ElementList): number[] {
  return filled.moves.filter((element) => element.isConnected).map(numberOf);
}

/** Returns the positions and texts of the listed elements that have disappeared without a replacement. */
export function goneFrom({ elements: all }: Elements): { at: number; text: string | null }[] {
  const hasTakenItsPlace = (one: Element) =>
    [...document.querySelectorAll(one.localName)].some(
      (other) => other.textContent === one.textContent && !all.includes(other) && isLaidOut(other),
    );
  return all.flatMap((one, at) => (isLaidOut(one) || hasTakenItsPlace(one) ? [] : [{ at, text: one.textContent }]));
}
