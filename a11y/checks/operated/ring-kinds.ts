import type { Elements } from "./rule.ts";

/** A control that represents one style and background of the focus indicator on the page. */
export interface RingKind {
  element: number;
  /** Key shared by all focus indicators that look alike. */
  look: string;
}

/**
 * Focuses every focusable element in turn and returns the first of each appearance. Each element over a picture or
 * drawing counts as a separate one. Runs in the page, sent as text.
 */
export function ringKinds({ elements }: Elements): RingKind[] {
  const focusable =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], video[controls], [tabindex]";
  /** Distance around a control in which its focus indicator is drawn, in CSS pixels. */
  const reach = 12;
  const drawn = [
    "outline",
    "outlineOffset",
    "boxShadow",
    "border",
    "backgroundColor",
    "textDecoration",
    "color",
  ] as const;

  const isClipped = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width < 2 || height < 2 || getComputedStyle(element).clipPath === "inset(50%)";
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);
  const shownAs = (element: Element) =>
    isSeen(element) ? element : [...((element as Partial<HTMLInputElement>).labels ?? [])].find(isSeen);

  const styleOf = (element: Element | null) => {
    if (!element) return "";
    const style = getComputedStyle(element);
    return drawn.map((property) => style[property]).join();
  };
  const isOpaque = (color: string) => !/^transparent$|^rgba\(.*, 0(\.\d+)?\)$|\/ 0(\.\d+)?\)$/.test(color);
  const groundOf = (element: Element): string => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== "none") return `picture in ${at.className}`;
      if (isOpaque(backgroundColor)) return backgroundColor;
    }
    return "none";
  };
  const pictures = [...document.querySelectorAll("svg, img, video, canvas")].filter(
    (picture) => !picture.closest("a, button, summary, label"),
  );
  const liesOnPicture = (shown: Element) => {
    const box = shown.getBoundingClientRect();
    return pictures.some((picture) => {
      const other = picture.getBoundingClientRect();
      return (
        !shown.contains(picture) &&
        other.left < box.right + reach &&
        other.right > box.left - reach &&
        other.top < box.bottom + reach &&
        other.bottom > box.top - reach
      );
    });
  };
  /** Returns the sides where the window or an ancestor cuts off the focus indicator. */
  const cutAt = (shown: Element): string => {
    const box = shown.getBoundingClientRect();
    let sides = `${box.left < reach ? "left" : ""}${box.right > innerWidth - reach ? "right" : ""}`;
    for (let at = shown.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const edge = at.getBoundingClientRect();
      if (box.left - edge.left < reach) sides += " left";
      if (edge.right - box.right < reach) sides += " right";
      if (box.top - edge.top < reach) sides += " top";
      if (edge.bottom - box.bottom < reach) sides += " bottom";
    }
    return sides;
  };

  const before = document.activeElement;
  // Otherwise sticky elements would be over a different background each time.
  scrollTo({ top: 0, behavior: "instant" });
  const looks = new Map<string, number>();
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    if (element.tabIndex < 0 || element.closest("[inert]")) continue;
    element.focus({ preventScroll: true });
    const shown = shownAs(element);
    if (document.activeElement !== element || !shown) continue;
    const number = elements.push(element) - 1;
    const styles = [element, shown, shown.parentElement, element.nextElementSibling].map(styleOf).join("; ");
    const ground = liesOnPicture(shown) ? `a picture under ${number} of ${location.pathname}` : groundOf(shown);
    const look = [element.localName, styles, ground, cutAt(shown)].join(" | ");
    if (!looks.has(look)) looks.set(look, number);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return [...looks].map(([look, element]) => ({ look, element }));
}
