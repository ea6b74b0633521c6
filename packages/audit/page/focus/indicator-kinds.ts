import type { ElementList } from "../element-list.ts";
import { shownAs } from "../visibility.ts";

/** A control that represents one style and background of the focus indicator on the page. */
export interface IndicatorKind {
  element: number;
  /** Key shared by all focus indicators that look alike. */
  look: string;
}

const focusable =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], video[controls], [tabindex]";
/** Distance around a control within which its focus indicator can be drawn, in CSS pixels. */
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

/**
 * Focuses every focusable element in turn and returns the first of each appearance. Each element over a picture or
 * drawing counts as a separate appearance.
 */
export function indicatorKinds({ numberOf }: ElementList): IndicatorKind[] {
  const pictures = [...document.querySelectorAll("svg, img, video, canvas")].filter(
    (picture) => !picture.closest("a, button, summary, label"),
  );
  const before = document.activeElement;
  // Scrolls to the top, because sticky elements would otherwise be over a different background each time.
  scrollTo({ top: 0, behavior: "instant" });
  const looks = new Map<string, number>();
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    if (element.tabIndex < 0 || element.closest("[inert]")) continue;
    element.focus({ preventScroll: true });
    const shown = shownAs(element);
    if (document.activeElement !== element || !shown) continue;
    const number = numberOf(element);
    const styles = [element, shown, shown.parentElement, element.nextElementSibling].map(styleOf).join("; ");
    const background = isOnPicture(shown, pictures)
      ? `a picture under ${number} of ${location.pathname}`
      : backgroundOf(shown);
    const look = [element.localName, styles, background, cutAt(shown)].join(" | ");
    if (!looks.has(look)) looks.set(look, number);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return [...looks].map(([look, element]) => ({ look, element }));
}

function styleOf(element: Element | null): string {
  if (!element) return "";
  const style = getComputedStyle(element);
  return drawn.map((property) => style[property]).join();
}

function isOpaque(color: string): boolean {
  return !/^transparent$|^rgba\(.*, 0(\.\d+)?\)$|\/ 0(\.\d+)?\)$/.test(color);
}

function backgroundOf(element: Element): string {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== "none") return `picture in ${at.className}`;
    if (isOpaque(backgroundColor)) return backgroundColor;
  }
  return "none";
}

function isOnPicture(shown: Element, pictures: readonly Element[]): boolean {
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
}

/** Returns the sides where the window or an ancestor cuts off the focus indicator. */
function cutAt(shown: Element): string {
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
}
