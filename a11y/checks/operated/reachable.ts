import type { Elements } from "./rule.ts";

export interface Reached {
  /**
   * Elements that a mouse can press but Tab never reached. `isSure` is false if only the pointer cursor suggests that
   * they can be pressed.
   */
  missed: { element: number; isSure: boolean }[];
  /** Tab stops that precede the previous tab stop in the document. */
  before: { element: number; after: number }[];
  /** Tab stops in the same column as the previous tab stop, and entirely above it. */
  above: { element: number; after: number }[];
}

/** Compares the tab stops with the elements on the page. Runs in the page, sent as text. */
export function reachable({ elements }: Elements, order: number[]): Reached {
  const native =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], video[controls]";
  const roles = ["button", "link", "checkbox", "radio", "switch", "tab", "menuitem", "option", "combobox", "slider"];
  const sure = `${native}, ${roles.map((role) => `[role=${role}]`).join()}`;
  /** Widgets with a single tab stop, whose items are reached with the arrow keys. */
  const composite =
    "[role=listbox], [role=menu], [role=menubar], [role=tablist], [role=radiogroup], [role=tree], [role=grid]";

  const stops = order.flatMap((number) => elements[number] ?? []);
  const isStop = new Set(stops);
  const numberOf = (element: Element) => {
    const known = elements.indexOf(element);
    return known >= 0 ? known : elements.push(element) - 1;
  };
  const isThere = (element: Element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      right + scrollX > 0 &&
      bottom + scrollY > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("[inert], [aria-disabled=true]") &&
      !element.matches(":disabled")
    );
  };
  const addresses = new Set(stops.map((stop) => stop instanceof HTMLAnchorElement && stop.href));
  const groups = new Set(stops.map((stop) => stop instanceof HTMLInputElement && stop.type === "radio" && stop.name));
  const isReached = (element: Element): boolean => {
    if (isStop.has(element)) return true;
    if (element instanceof HTMLAnchorElement && addresses.has(element.href)) return true;
    if (element instanceof HTMLInputElement && groups.has(element.name)) return true;
    const group = element.closest(composite);
    return group !== null && (isStop.has(group) || stops.some((stop) => group.contains(stop)));
  };
  /** True if the element has a pointer cursor and is not part of a known control. */
  const looksPressable = (element: Element): boolean => {
    if (getComputedStyle(element).cursor !== "pointer") return false;
    const { parentElement } = element;
    if (parentElement && getComputedStyle(parentElement).cursor === "pointer") return false;
    return (
      !element.closest(`${sure}, label`) &&
      !element.querySelector(sure) &&
      !element.closest("[popover]:not(:popover-open)")
    );
  };

  const modal = document.querySelector("dialog:modal, [aria-modal=true]");
  const all = [...(modal ?? document.body).querySelectorAll("*")];
  const missed = all.flatMap((element) => {
    if (isStop.has(element)) return [];
    const isSure = element.matches(sure);
    if (!isSure && !looksPressable(element)) return [];
    return isThere(element) && !isReached(element) ? [{ element: numberOf(element), isSure }] : [];
  });

  const floats = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const pairs = stops.slice(1).flatMap((element, at) => {
    const after = stops[at];
    return after ? [{ element, after }] : [];
  });
  const isBefore = (element: Element, after: Element) =>
    (after.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const isAbove = (element: Element, after: Element) => {
    if (floats(element) || floats(after)) return false;
    const a = after.getBoundingClientRect();
    const b = element.getBoundingClientRect();
    const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return b.bottom <= a.top && shared > Math.min(a.width, b.width) / 2;
  };
  const numbered = ({ element, after }: { element: Element; after: Element }) => ({
    element: numberOf(element),
    after: numberOf(after),
  });
  return {
    missed,
    before: pairs.filter(({ element, after }) => isBefore(element, after)).map(numbered),
    above: pairs.filter(({ element, after }) => !isBefore(element, after) && isAbove(element, after)).map(numbered),
  };
}
