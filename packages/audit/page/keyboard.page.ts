import type { ElementList } from "../checks/element-list.ts";

/** Compares the tab stops with the elements on the page. Runs in the page, sent as text. */
export function reachable({ elements, numberOf }: ElementList, order: number[]) {
  const native =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], video[controls]";
  const roles = ["button", "link", "checkbox", "radio", "switch", "tab", "menuitem", "option", "combobox", "slider"];
  const controls = `${native}, ${roles.map((role) => `[role=${role}]`).join()}`;
  /** Widgets with a single tab stop, whose items are reached with the arrow keys. */
  const composite =
    "[role=listbox], [role=menu], [role=menubar], [role=tablist], [role=radiogroup], [role=tree], [role=grid]";

  const stops = order.flatMap((number) => elements[number] ?? []);
  const isStop = new Set(stops);
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
  const modal = document.querySelector("dialog:modal, [aria-modal=true]");
  const all = [...(modal ?? document.body).querySelectorAll("*")];
  const missed = all.flatMap((element) => {
    return element.matches(controls) && isThere(element) && !isReached(element) ? [numberOf(element)] : [];
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
  /** True if the part of the layout with `element` is seen before the part with `after`. */
  const isPlacedBefore = (element: Element, after: Element) => {
    let around = after.parentElement;
    while (around && !around.contains(element)) around = around.parentElement;
    const [one, other] = [after, element].map((part) =>
      [...(around?.children ?? [])].find((child) => child.contains(part)),
    );
    if (!one || !other || one === other || getComputedStyle(one).direction === "rtl") return false;
    if ([one, other].some((part) => getComputedStyle(part).position === "absolute")) return false;
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const shared = (from: number, to: number, least: number) => to - from > least / 2;
    const isLeft =
      b.right <= a.left + 1 &&
      shared(Math.max(a.top, b.top), Math.min(a.bottom, b.bottom), Math.min(a.height, b.height));
    const isOver =
      b.bottom <= a.top + 1 && shared(Math.max(a.left, b.left), Math.min(a.right, b.right), Math.min(a.width, b.width));
    return isLeft || isOver;
  };
  const isAbove = (element: Element, after: Element) => {
    if (floats(element) || floats(after)) return false;
    if (isPlacedBefore(element, after)) return true;
    const a = after.getBoundingClientRect();
    const b = element.getBoundingClientRect();
    const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return b.bottom <= a.top && shared > Math.min(a.width, b.width) / 2;
  };
  const numbered = ({ element }: { element: Element }) => numberOf(element);
  return {
    /** Controls that Tab never reached. */
    missed,
    /** Tab stops that precede the previous tab stop in the document. */
    before: pairs.filter(({ element, after }) => isBefore(element, after)).map(numbered),
    /** Tab stops that are seen before the previous one: above it in the same column, or in a part before its part. */
    above: pairs.filter(({ element, after }) => !isBefore(element, after) && isAbove(element, after)).map(numbered),
  };
}

export interface Stop {
  /** Index in the element list, or `null` if no element of the page has the focus. */
  element: number | null;
  /** True if no part of it is visible: it has no size, is transparent, or is clipped. */
  isHidden: boolean;
  /** Share covered by other elements, from 0 to 1. */
  covered: number;
  /** Share that is neither covered nor outside the window. */
  inSight: number;
  /** Tag and id of the covering element. */
  coveredBy: string;
  /** Index of the first radio button of the group. Radio buttons with the same name share one tab stop. */
  group: number | null;
  /** False if only a script can focus it, such as a heading. */
  isTabStop: boolean;
  /** Maximum number of Tab presses inside it: a date field and a player have parts, and a frame has a page. */
  parts: number;
  address: string;
}

/** Reads the focused element, and adds it to the list if it is new. Runs in the page, sent as text. */
export function readStop({ numberOf, shownAs }: ElementList): Stop {
  const paints = (element: Element) => {
    if (element.matches("img, svg, svg *, video, canvas, iframe")) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== "none" || !/^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor);
  };
  /** Returns the element painted over `shown` at a point. */
  const coverAt = (x: number, y: number, shown: Element): Element | undefined => {
    const hit = document.elementFromPoint(x, y);
    if (!hit || shown.contains(hit) || hit.contains(shown)) return undefined;
    for (let layer: Element | null = hit; layer && !layer.contains(shown); layer = layer.parentElement) {
      if (paints(layer)) return layer;
    }
    return undefined;
  };
  const withParts =
    "input[type=date], input[type=time], input[type^=datetime], input[type=month], input[type=week], video, audio";
  const most = { inControl: 8, inFrame: 400 };
  const nameless = {
    isTabStop: false,
    isHidden: false,
    covered: 0,
    inSight: 1,
    coveredBy: "",
    group: null,
    parts: 0,
  };

  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement)
    return { element: null, ...nameless, address: location.href };

  const shown = shownAs(focused);
  const boxes = [...(shown?.getClientRects() ?? [])].filter(({ width, height }) => width > 1 && height > 1);
  let points = 0;
  let covered = 0;
  let outside = 0;
  let cover: Element | undefined;
  for (const { left, top, width, height } of boxes) {
    for (const across of [0.04, 0.25, 0.5, 0.75, 0.96]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const x = left + width * across;
        const y = top + height * down;
        points++;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
          outside++;
          continue;
        }
        const over = shown && coverAt(x, y, shown);
        if (!over) continue;
        covered++;
        cover ??= over;
      }
    }
  }
  const radio = focused instanceof HTMLInputElement && focused.type === "radio" && focused.name ? focused : undefined;
  const firstOfGroup =
    radio &&
    [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].find(
      ({ name, form }) => name === radio.name && form === radio.form,
    );
  return {
    element: numberOf(focused),
    isTabStop: (focused as HTMLElement).tabIndex >= 0,
    isHidden: boxes.length === 0,
    covered: points ? covered / points : 0,
    inSight: points ? 1 - (covered + outside) / points : 0,
    coveredBy: cover ? cover.localName + (cover.id ? `#${cover.id}` : "") : "",
    group: firstOfGroup ? numberOf(firstOfGroup) : null,
    parts: focused.matches("iframe") ? most.inFrame : focused.matches(withParts) ? most.inControl : 0,
    address: location.href,
  };
}
