import type { Elements } from "../element-list.ts";
import { popups } from "../popups.ts";
import { boxOf, isShown } from "../visibility.ts";

/** A control that represents all controls with the same classes in one part of the page. */
export interface Candidate {
  element: number;
  name: string;
}

export interface ControlList {
  elements: HTMLElement[];
  candidates: Candidate[];
}

const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";

/** Returns visible, enabled controls: one for each look in each part of the page. */
export function listControls(): ControlList {
  const list: ControlList = { elements: [], candidates: [] };
  const looks = new Set<string>();
  const isNew = (look: string) => !looks.has(look) && looks.add(look) !== undefined;
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    const seen = drawn(element);
    // WCAG 2.2, 1.4.11 exempts inactive controls.
    if (!isInPlace(seen) || element.matches(":disabled")) continue;
    const place = element.closest("header, main, footer")?.localName;
    if (!isNew([element.localName, element.className, seen.className, place].join("|"))) continue;
    const name = (element.getAttribute("aria-label") ?? seen.textContent ?? "").trim().replace(/\s+/g, " ");
    list.candidates.push({ element: list.elements.push(element) - 1, name: name.slice(0, 60) });
  }
  return list;
}

/** False for hidden, tiny and off-page elements, such as a skip link, or a field that only robots fill in. */
function isInPlace(seen: Element): boolean {
  const { right, bottom, width, height } = seen.getBoundingClientRect();
  return width >= 3 && height >= 3 && right > 0 && bottom + scrollY > 0 && isShown(seen);
}

/** Returns the visible part of a control, which is the label if the native box is hidden. */
function drawn(element: Element): Element {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 ? element : (element.closest("label") ?? element);
}

/** Properties that forced colors keep or remove. A kept outline, for example, may replace a removed shadow. */
const drawing = ["outline", "outlineOffset", "border", "backgroundColor", "boxShadow", "color"] as const;
const more = ["textDecoration", "visibility", "opacity", "forcedColorAdjust", "width", "height"] as const;
/** Maximum number of parts whose styles are read. No control has that many. */
const maxLooks = 12;

/** Returns a key of the computed styles, shared by all controls that look alike. */
export function stylesOf({ elements }: Elements, number: number): string {
  const element = elements[number];
  if (!element) return "";
  const seen = drawn(element);
  const parts = [seen, element, ...seen.querySelectorAll("*")].slice(0, maxLooks);
  const styles = parts.map((part) => {
    const style = getComputedStyle(part);
    const size = part === seen ? "" : more.map((property) => style[property]).join();
    return `${part.localName} ${drawing.map((property) => style[property]).join()} ${size}`;
  });
  return [...styles, seen.textContent?.trim() ? "words" : "none"].join("; ");
}

/**
 * Returns the boxes of a control and of the window on the page, in CSS pixels. Returns `null` if the control was
 * removed. Scrolls the control to the middle of the window, unless the page `stays`.
 */
export function placeOf({ elements }: Elements, number: number, stays: boolean) {
  const element = elements[number];
  if (!element?.isConnected) return null;
  const seen = drawn(element);
  if (!stays) seen.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return {
    box: boxOf(seen),
    sight: { x: scrollX, y: scrollY, width: document.documentElement.clientWidth, height: innerHeight },
  };
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
