import type { ElementList } from "../element-list.ts";
import { isShown } from "../visibility.ts";

const native = "a[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], video[controls]";
const roles = ["button", "link", "checkbox", "radio", "switch", "tab", "menuitem", "option", "combobox", "slider"];
const controls = `${native}, ${roles.map((role) => `[role=${role}]`).join()}`;
/** Widgets that have a single tab stop, and whose items are reached with the arrow keys. */
const composite =
  "[role=listbox], [role=menu], [role=menubar], [role=tablist], [role=radiogroup], [role=tree], [role=grid]";

/** Compares the tab stops, in their order, with the elements on the page. */
export function compareStops({ elements, numberOf }: ElementList, order: number[]) {
  const stops = order.flatMap((number) => elements[number] ?? []);
  const pairs = stops.slice(1).flatMap((element, at) => {
    const after = stops[at];
    return after ? [{ element, after }] : [];
  });
  const numbered = ({ element }: { element: Element }) => numberOf(element);
  return {
    /** Controls that Tab never reached. */
    missed: missedBy(stops).map(numberOf),
    /** Tab stops that precede the previous tab stop in the document. */
    before: pairs.filter(({ element, after }) => isBefore(element, after)).map(numbered),
    /**
     * Tab stops that come before the previous one on the screen: above it in the same column, or in an earlier part of
     * the layout.
     */
    above: pairs.filter(({ element, after }) => !isBefore(element, after) && isAbove(element, after)).map(numbered),
  };
}

function missedBy(stops: readonly Element[]): Element[] {
  const isStop = new Set(stops);
  const addresses = new Set(stops.map((stop) => stop instanceof HTMLAnchorElement && stop.href));
  const groups = new Set(stops.map((stop) => stop instanceof HTMLInputElement && stop.type === "radio" && stop.name));
  const isReached = (element: Element): boolean => {
    if (isStop.has(element)) return true;
    if (element instanceof HTMLAnchorElement && addresses.has(element.href)) return true;
    if (element instanceof HTMLInputElement && groups.has(element.name)) return true;
    const group = element.closest(composite);
    return group !== null && (isStop.has(group) || stops.some((stop) => group.contains(stop)));
  };
  const modal = document.querySelector("dialog:modal, [aria-modal=true]");
  return [...(modal ?? document.body).querySelectorAll("*")].filter(
    (element) => element.matches(controls) && isUsable(element) && !isReached(element),
  );
}

function isUsable(element: Element): boolean {
  const { width, height, right, bottom } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    right + scrollX > 0 &&
    bottom + scrollY > 0 &&
    isShown(element) &&
    !element.closest("[inert], [aria-disabled=true]") &&
    !element.matches(":disabled")
  );
}

function isBefore(element: Element, after: Element): boolean {
  return (after.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

function isAbove(element: Element, after: Element): boolean {
  if (floats(element) || floats(after)) return false;
  if (isPlacedBefore(element, after)) return true;
  const a = after.getBoundingClientRect();
  const b = element.getBoundingClientRect();
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return b.bottom <= a.top && shared > Math.min(a.width, b.width) / 2;
}

function floats(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
  }
  return false;
}

/** True if the part of the layout with `element` comes before the part with `after` on the screen. */
function isPlacedBefore(element: Element, after: Element): boolean {
  let around = after.parentElement;
  while (around && !around.contains(element)) around = around.parentElement;
  const [one, other] = [after, element].map((part) =>
    [...(around?.children ?? [])].find((child) => child.contains(part)),
  );
  if (!one || !other || one === other || getComputedStyle(one).direction === "rtl") return false;
  if ([one, other].some((part) => getComputedStyle(part).position === "absolute")) return false;
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const isShared = (from: number, to: number, smaller: number) => to - from > smaller / 2;
  const isLeft =
    b.right <= a.left + 1 &&
    isShared(Math.max(a.top, b.top), Math.min(a.bottom, b.bottom), Math.min(a.height, b.height));
  const isOver =
    b.bottom <= a.top + 1 && isShared(Math.max(a.left, b.left), Math.min(a.right, b.right), Math.min(a.width, b.width));
  return isLeft || isOver;
}
