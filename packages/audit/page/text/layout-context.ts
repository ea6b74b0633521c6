/** Edges of an area, in CSS pixels from the top left of the page. Infinite if unbounded. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Context {
  /** Area that remains after permanent clipping by ancestors. */
  cut: Edges;
  /** Area in sight. It is smaller than `cut` inside a part of the page that scrolls. */
  sight: Edges;
  /** 0 for the page, another number for each sticky, fixed, popup or top layer part. */
  pane: number;
  /** Combined opacity of the element and its ancestors, from 0 to 1. */
  opacity: number;
  /** Nearest containing block of absolutely positioned content. */
  container: Element | null;
}

/** Overlays that are positioned over the page while open. */
const positioned = "[role=listbox], [role=menu], [role=dialog], [role=tooltip]";
const endless: Edges = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/**
 * True if the window clips its content at the sides, because the root or the body does. Visitors can scroll to all
 * other overflow.
 */
export function isCutSideways(): boolean {
  return [document.documentElement, document.body].some((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflowX),
  );
}

/** Returns a function that looks up the layout context of an element, and caches it. */
export function contextFinder(): (element: Element) => Context {
  const root = document.documentElement;
  const page = isCutSideways() ? { ...endless, left: 0, right: root.clientWidth } : endless;
  const outermost: Context = { cut: page, sight: page, pane: 0, opacity: 1, container: null };
  const known = new Map<Element, Context>([
    [root, outermost],
    [document.body, outermost],
  ]);
  let panes = 0;

  const find = (element: Element | null): Context => {
    const before = element ? known.get(element) : outermost;
    if (before || !element) return before ?? outermost;
    const style = getComputedStyle(element);
    const parent = find(element.parentElement);
    const inPage = style.position === "absolute" ? find(parent.container) : parent;
    const isFixed = style.position === "fixed" || element.matches(":popover-open, dialog:modal");
    const holder = isFixed ? outermost : inPage;
    const container = isContainer(style) ? element : parent.container;
    const isPane = isFixed || isPopup(element, container) || style.position === "sticky";
    const own: Context = {
      ...clippedBy(element, style, holder),
      pane: isPane ? ++panes : parent.pane,
      opacity: parent.opacity * Number(style.opacity),
      container,
    };
    known.set(element, own);
    return own;
  };
  return find;
}

function isContainer({ position, transform, contain }: CSSStyleDeclaration): boolean {
  return position !== "static" || transform !== "none" || contain.includes("paint");
}

function isPopup(element: Element, container: Element | null): boolean {
  return element.matches(positioned) && container !== null && getComputedStyle(container).position === "absolute";
}

/** Returns the areas of the holder after the element has clipped them. */
function clippedBy(element: Element, style: CSSStyleDeclaration, holder: Context): Pick<Context, "cut" | "sight"> {
  let { cut, sight } = holder;
  // Inline elements ignore `overflow`.
  if (/hidden|clip|auto|scroll/.test(style.overflow) && style.display !== "inline" && style.display !== "contents") {
    const box = insideOf(element);
    // Visitors can scroll the content of a scrolling part into view, so no box around the part cuts it off.
    if (scrolls(style.overflowX)) cut = { ...cut, left: -Infinity, right: Infinity };
    if (scrolls(style.overflowY)) cut = { ...cut, top: -Infinity, bottom: Infinity };
    sight = inner(sight, box);
    cut = inner(cut, {
      ...endless,
      ...(cuts(style.overflowX) && { left: box.left, right: box.right }),
      ...(cuts(style.overflowY) && { top: box.top, bottom: box.bottom }),
    });
  }
  // Two ways to hide content from everyone except screen reader users.
  const isCutAway = /^inset\((50|100)%/.test(style.clipPath) || /^rect\((0px|1px)/.test(style.clip);
  return { cut: isCutAway ? { ...cut, left: 0, right: 0 } : cut, sight };
}

/** Returns the element's box without its borders. */
function insideOf(element: Element): Edges {
  const { left, top } = element.getBoundingClientRect();
  const x = left + scrollX + element.clientLeft;
  const y = top + scrollY + element.clientTop;
  return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
}

function inner(a: Edges, b: Edges): Edges {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

function cuts(overflow: string): boolean {
  return overflow === "hidden" || overflow === "clip";
}

function scrolls(overflow: string): boolean {
  return overflow === "auto" || overflow === "scroll";
}
