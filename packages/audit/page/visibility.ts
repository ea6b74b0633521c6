/** True unless `display`, `visibility` or `opacity` hides the element. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** True if the element is rendered and its `visibility` is not hidden. It may be transparent. */
export function isLaidOut(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** True if the element is shown, is larger than 2 px and is on the page, unlike text for screen readers only. */
export function isSeen(element: Element): boolean {
  const { width, height, right, bottom } = element.getBoundingClientRect();
  return width > 2 && height > 2 && right + scrollX > 0 && bottom + scrollY > 0 && isShown(element);
}

/** True if the element is laid out, and neither `aria-hidden` nor `inert` hides it from assistive technology. */
export function isExposed(element: Element): boolean {
  return !element.closest("[aria-hidden=true], [inert]") && isLaidOut(element);
}

/** True if a color, as in a computed style, has no opacity at all. */
export function isTransparent(color: string): boolean {
  return /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
}

function isClipped(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const { clipPath, clip, position } = getComputedStyle(element);
  const isCut = clipPath === "inset(50%)" || (position === "absolute" && clip.startsWith("rect"));
  return width < 2 || height < 2 || isCut;
}

/**
 * Returns the element, the visible label of a hidden control, the picture of an area, or undefined if all are hidden.
 */
export function shownAs(element: Element): Element | undefined {
  // Browsers draw the focus indicator of an area on its picture.
  const map = element.localName === "area" ? element.closest("map")?.name : undefined;
  if (map) return document.querySelector(`img[usemap="#${CSS.escape(map)}"]`) ?? undefined;
  return [element, ...((element as Partial<HTMLInputElement>).labels ?? [])].find(
    (one) => isShown(one) && !isClipped(one),
  );
}

/** Returns the element's box on the page, in CSS pixels. */
export function boxOf(element: Element): { x: number; y: number; width: number; height: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + scrollX, y: top + scrollY, width, height };
}
