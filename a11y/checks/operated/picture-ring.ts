import type { CDPSession, JSHandle } from "@playwright/test";
import { PNG } from "pngjs";
import type { Elements } from "./rule.ts";
import { twoFrames } from "./two-frames.ts";

export interface RingPictures {
  focused: PNG;
  unfocused: PNG;
  /** Length of the control's edges in pixels, over all its line boxes, without parts outside the window. */
  perimeter: number;
}

/** Distance around a control in which its focus indicator is drawn, in CSS pixels. */
const margin = 16;

/** Returns undefined if the control no longer takes the focus. */
export async function pictureRing(
  browser: CDPSession,
  elements: JSHandle<Elements>,
  element: number,
): Promise<RingPictures | undefined> {
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
    scale: 1,
  };
  const picture = async () => {
    const { data } = await browser.send("Page.captureScreenshot", { clip, optimizeForSpeed: true });
    return PNG.sync.read(Buffer.from(data, "base64"));
  };
  const focused = await picture();
  await elements.evaluate(takeFocusFrom, element);
  const unfocused = await picture();
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
