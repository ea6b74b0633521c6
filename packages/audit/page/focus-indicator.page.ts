import type { JSHandle } from "@playwright/test";
import type { ElementList, Elements } from "../checks/element-list.ts";
import type { Camera, Pixels } from "../checks/pixels.ts";
import { twoFrames } from "./world.ts";

/** A control that represents one style and background of the focus indicator on the page. */
interface RingKind {
  element: number;
  /** Key shared by all focus indicators that look alike. */
  look: string;
}

/**
 * Focuses every focusable element in turn and returns the first of each appearance. Each element over a picture or
 * drawing counts as a separate one. Runs in the page, sent as text.
 */
export function indicatorKinds({ numberOf, shownAs }: ElementList): RingKind[] {
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

  const styleOf = (element: Element | null) => {
    if (!element) return "";
    const style = getComputedStyle(element);
    return drawn.map((property) => style[property]).join();
  };
  const isOpaque = (color: string) => !/^transparent$|^rgba\(.*, 0(\.\d+)?\)$|\/ 0(\.\d+)?\)$/.test(color);
  const backgroundOf = (element: Element): string => {
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
    const number = numberOf(element);
    const styles = [element, shown, shown.parentElement, element.nextElementSibling].map(styleOf).join("; ");
    const background = liesOnPicture(shown) ? `a picture under ${number} of ${location.pathname}` : backgroundOf(shown);
    const look = [element.localName, styles, background, cutAt(shown)].join(" | ");
    if (!looks.has(look)) looks.set(look, number);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return [...looks].map(([look, element]) => ({ look, element }));
}

export interface IndicatorPictures {
  focused: Pixels;
  unfocused: Pixels;
  /** Length of the control's edges in pixels, over all its line boxes, without parts outside the window. */
  perimeter: number;
}

/** Distance around a control in which its focus indicator is drawn, in CSS pixels. */
const margin = 16;

/** Returns undefined if the control no longer takes the focus. */
export async function pictureIndicator(
  camera: Camera,
  elements: JSHandle<Elements>,
  element: number,
): Promise<IndicatorPictures | undefined> {
  await elements.evaluate(focusOn, element);
  // The focus may reveal a part of the page, which moves the control.
  await elements.evaluate(twoFrames);
  const place = await elements.evaluate(focusOn, element);
  if (!place) return undefined;
  const { perimeter, ...box } = place;
  const clip = {
    x: Math.max(0, Math.floor(box.x - margin)),
    y: Math.max(0, Math.floor(box.y - margin)),
    width: Math.ceil(box.width + 2 * margin),
    height: Math.ceil(box.height + 2 * margin),
  };
  const focused = await camera.window(clip);
  await elements.evaluate(takeFocusFrom, element);
  const unfocused = await camera.window(clip);
  return { focused, unfocused, perimeter };
}

/**
 * Removes the focus from a control. A dialog returns a lost focus to the same control, so there the control farthest
 * away gets it. Runs in the page.
 */
function takeFocusFrom({ elements }: Elements, number: number): void {
  const element = elements[number] as HTMLElement;
  const middle = (of: Element) => {
    const { left, right, top, bottom } = of.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2] as const;
  };
  const distance = (other: Element) => {
    const [[x, y], [otherX, otherY]] = [middle(element), middle(other)];
    return Math.hypot(x - otherX, y - otherY);
  };
  const others = element
    .closest("dialog, [role=dialog]")
    ?.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex='0']");
  const [furthest] = [...(others ?? [])].sort((one, other) => distance(other) - distance(one));
  if (furthest && furthest !== element) furthest.focus({ preventScroll: true });
  if (document.activeElement === element) element.blur();
}

/** Focuses a control in the middle of the window and returns its box on the page. Runs in the page. */
function focusOn({ elements }: Elements, number: number) {
  const element = elements[number] as HTMLElement;
  // Starts at the top, so that sticky elements are at their normal position.
  scrollTo({ top: 0, behavior: "instant" });
  element.scrollIntoView({ block: "center", behavior: "instant" });
  element.focus({ preventScroll: true });
  // Another element may have replaced it during an earlier focus.
  if (document.activeElement !== element) return undefined;
  const { width, height } = element.getBoundingClientRect();
  const isHidden = width < 2 || height < 2 || Number(getComputedStyle(element).opacity) === 0;
  const label = (element as Partial<HTMLInputElement>).labels?.[0];
  const isRingOnLabel = label !== undefined && getComputedStyle(label).outlineStyle !== "none";
  // A hidden control and its drawn replacement share a label. Either the label or the replacement may have the focus
  // indicator.
  const shown = ((isHidden || isRingOnLabel) && label) || element;
  const box = shown.getBoundingClientRect();
  const drawn = element.nextElementSibling;
  // If the page draws its own checkbox, the focus indicator surrounds that box and not the text.
  const edge =
    !isHidden || isRingOnLabel ? shown : width > 2 ? element : drawn && shown.contains(drawn) ? drawn : shown;
  const within = (from: number, to: number, end: number) => Math.max(0, Math.min(to, end) - Math.max(from, 0));
  const edgeInWindow = ({ left, right, top, bottom }: DOMRect) => {
    const [across, down] = [within(left, right, innerWidth), within(top, bottom, innerHeight)];
    const isSeen = [top >= 0, bottom <= innerHeight, left >= 0, right <= innerWidth];
    return [across, across, down, down].reduce((sum, side, at) => sum + (isSeen[at] ? side : 0), 0);
  };
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
  return {
    x: left + scrollX,
    y: top + scrollY,
    width: Math.min(box.right, innerWidth) - left,
    height: Math.min(box.bottom, innerHeight) - top,
    perimeter: [...edge.getClientRects()].reduce((sum, line) => sum + edgeInWindow(line), 0),
  };
}
