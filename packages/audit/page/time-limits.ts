import type { Elements } from "./element-list.ts";
import { isLaidOut } from "./visibility.ts";

const closes = "[data-scope=toast] [data-part=close-trigger]";

/** Returns the controls that a visitor can use now. */
export function listUsable(): Elements {
  // A form that is being sent waits for a response, and its controls can't be used.
  const isBusy = (one: Element) => one.closest("form")?.querySelector("button[aria-disabled=true]");
  const all = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")];
  return { elements: all.filter((one) => !one.matches(closes) && !isBusy(one) && isLaidOut(one)) };
}

/** Returns the elements of a list that have disappeared without another in their place. */
export function goneFrom({ elements: all }: Elements): { at: number; text: string | null }[] {
  const hasTakenItsPlace = (one: Element) =>
    [...document.querySelectorAll(one.localName)].some(
      (other) => other.textContent === one.textContent && !all.includes(other) && isLaidOut(other),
    );
  return all.flatMap((one, at) => (isLaidOut(one) || hasTakenItsPlace(one) ? [] : [{ at, text: one.textContent }]));
}
