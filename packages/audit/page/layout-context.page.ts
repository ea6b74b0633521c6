/** CSS pixels from the top left of the page, infinite if unbounded. */
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
  /** Nearest element that positions absolute content inside it. */
  container: Element | null;
}

/** Returns a cached lookup of an element's layout context. Runs in the page, sent as text. */
export function contextFinder(): (element: Element) => Context {
  const root = document.documentElement;
  // Positioned over the page while open.
  const popups = "[role=listbox], [role=menu], [role=dialog], [role=tooltip]";
  const endless: Edges = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const inner = (a: Edges, b: Edges): Edges => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

  // The window clips what the root or the body clips. All other overflow can be scrolled to.
  const isCutSideways = [root, document.body].some((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflowX),
  );
  const page = isCutSideways ? { ...endless, left: 0, right: root.clientWidth } : endless;
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
    const isFixed = style.position === "fixed" || element.matches(":popover-open, dialog:modal");
    const holder = isFixed ? outermost : style.position === "absolute" ? find(parent.container) : parent;
    const isContainer = style.position !== "static" || style.transform !== "none" || style.contain.includes("paint");
    const container = isContainer ? element : parent.container;
    const isPopup =
      element.matches(popups) && container !== null && getComputedStyle(container).position === "absolute";
    const own: Context = {
      cut: holder.cut,
      sight: holder.sight,
      pane: isFixed || isPopup || style.position === "sticky" ? ++panes : parent.pane,
      opacity: parent.opacity * Number(style.opacity),
      container,
    };
    // Inline elements ignore `overflow`.
    if (/hidden|clip|auto|scroll/.test(style.overflow) && style.display !== "inline" && style.display !== "contents") {
      const { left, top } = element.getBoundingClientRect();
      const x = left + scrollX + element.clientLeft;
      const y = top + scrollY + element.clientTop;
      const box = { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
      const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
      // Content of a part that scrolls comes into its sight, so no box around the part cuts it off.
      if (scrolls(style.overflowX)) own.cut = { ...own.cut, left: -Infinity, right: Infinity };
      if (scrolls(style.overflowY)) own.cut = { ...own.cut, top: -Infinity, bottom: Infinity };
      own.sight = inner(own.sight, box);
      own.cut = inner(own.cut, {
        ...endless,
        ...(cuts(style.overflowX) && { left: box.left, right: box.right }),
        ...(cuts(style.overflowY) && { top: box.top, bottom: box.bottom }),
      });
    }
    // Two ways to hide content from everyone except screen readers.
    const isCutAway = /^inset\((50|100)%/.test(style.clipPath) || /^rect\((0px|1px)/.test(style.clip);
    if (isCutAway) own.cut = { ...own.cut, left: 0, right: 0 };
    known.set(element, own);
    return own;
  };
  return find;
}
