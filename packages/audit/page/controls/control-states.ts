import type { Elements } from "../element-list.ts";
import { popups } from "../popups.ts";
import { boxOf, isShown } from "../visibility.ts";
import { type ControlState, flip } from "./state-flips.ts";

/** A control that represents all controls on the page with the same styles. */
export interface Candidate {
  element: number;
  name: string;
  states: ControlState[];
}

export interface ControlList {
  elements: HTMLElement[];
  candidates: Candidate[];
}

const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";

/** Finds the controls of the page, one for each look of each state. */
export function listControls(): ControlList {
  const list: ControlList = { elements: [], candidates: [] };
  const looks = new Set<string>();
  const isNew = (look: string) => !looks.has(look) && looks.add(look) !== undefined;
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    const seen = drawn(element);
    if (!isInPlace(seen)) continue;
    const states = statesOf(element).filter((state) => {
      const isOff = element.matches(":disabled") && state !== "disabled";
      const place = element.closest("header, main, footer")?.localName;
      return !isOff && isNew([state, element.localName, element.className, seen.className, place].join("|"));
    });
    if (states.length === 0) continue;
    const name = (element.getAttribute("aria-label") ?? seen.textContent ?? "").trim().replace(/\s+/g, " ");
    list.candidates.push({ element: list.elements.push(element) - 1, name: name.slice(0, 60), states });
  }
  return list;
}

/** False for elements off the page: those that appear on focus, such as a skip link, and those for machines. */
function isInPlace(seen: Element): boolean {
  const { right, bottom, width, height } = seen.getBoundingClientRect();
  return width >= 3 && height >= 3 && right > 0 && bottom + scrollY > 0 && isShown(seen);
}

function statesOf(element: Element): ControlState[] {
  const states: ControlState[] = [];
  if (element.matches("[type=checkbox], [type=radio]")) states.push("checked");
  for (const state of ["pressed", "selected", "current"] as const)
    if (element.hasAttribute(`aria-${state}`)) states.push(state);
  // A visible popup shows that it is open, so its button does not have to.
  if (element.hasAttribute("aria-expanded") && !element.matches("[aria-haspopup], [popovertarget]"))
    states.push("expanded");
  if (element.localName === "summary") states.push("expanded");
  // A page may have no styles for a state that never occurs on it.
  if (element.getAttribute("aria-invalid") === "true") states.push("invalid");
  if (element.matches(":disabled")) states.push("disabled");
  // Last, because some controls turn into others when they get the focus.
  return [...states, "focused"];
}

/** Returns the visible part of a control, which is the label if the native box is hidden. */
function drawn(element: Element): Element {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 ? element : (element.closest("label") ?? element);
}

/** Returns the part that may show a control's state: its enclosing label, which may be a card, or the control. */
function showing(element: Element): Element {
  return element.closest("label") ?? drawn(element);
}

/** Properties that forced colors keep, and properties that they remove. One may replace the other. */
const telling = ["outline", "outlineOffset", "border", "backgroundColor", "boxShadow", "color"] as const;
const more = ["textDecoration", "visibility", "opacity", "forcedColorAdjust", "width", "height"] as const;
/** Exceeds the number of parts in any control. */
const most = 12;

/** Returns a key of the computed styles, shared by all controls that look alike. */
export function stylesOf({ elements }: Elements, number: number): string {
  const element = elements[number];
  if (!element) return "";
  const seen = drawn(element);
  const outer = showing(element);
  const parts = [seen, element, outer, ...seen.querySelectorAll("*")].slice(0, most);
  const styles = parts.map((part) => {
    const style = getComputedStyle(part);
    const size = part === seen || part === outer ? "" : more.map((property) => style[property]).join();
    return `${part.localName} ${telling.map((property) => style[property]).join()} ${size}`;
  });
  return [...styles, seen.textContent?.trim() ? "words" : "none"].join("; ");
}

/**
 * Returns the boxes of a control, of its enclosing label and of the window on the page, in CSS pixels. Returns `null` if
 * the control is gone. Scrolls the control to the middle of the window, unless the page `stays`.
 */
export function placeOf({ elements }: Elements, number: number, stays: boolean) {
  const element = elements[number];
  if (!element?.isConnected) return null;
  if (!stays) drawn(element).scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return {
    box: boxOf(drawn(element)),
    whole: boxOf(showing(element)),
    sight: { x: scrollX, y: scrollY, width: document.documentElement.clientWidth, height: innerHeight },
  };
}

/**
 * Puts a control into its opposite state without activating it. Returns its new appearance, or `null` if the state did
 * not change: a control may disappear or pass the focus on.
 */
export function enterState(list: ControlList, number: number, state: ControlState): string | null {
  const element = list.elements[number];
  if (!element?.isConnected) return null;
  const hadFocus = document.activeElement === element;
  flip(element, state);
  const isIn = state !== "focused" || (document.activeElement === element) !== hadFocus;
  return isIn ? stylesOf(list, number) : null;
}

/** True if the control is in an overlay, and nothing covers it. */
export function isOnTop({ elements }: Elements, number: number): boolean {
  const element = elements[number];
  if (!element?.closest(popups)) return false;
  const seen = drawn(element);
  const { x, y, width, height } = seen.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && (seen.contains(hit) || hit.contains(seen));
}
