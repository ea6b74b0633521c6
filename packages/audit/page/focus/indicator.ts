import type { Elements } from "../element-list.ts";

const textFields = `textarea, [contenteditable]:not([contenteditable=false]),
  input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=button], [type=submit], [type=reset], [type=image])`;

/**
 * Removes the focus from a control. In a dialog, moves it to the control farthest away, because the dialog would return
 * a lost focus to the same control.
 */
export function takeFocusFrom({ elements }: Elements, number: number): void {
  const element = elements[number] as HTMLElement;
  const others = element
    .closest("dialog, [role=dialog]")
    ?.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex='0']");
  const [furthest] = [...(others ?? [])].sort((one, other) => distance(other, element) - distance(one, element));
  atOnce(() => {
    if (furthest && furthest !== element) furthest.focus({ preventScroll: true });
    if (document.activeElement === element) element.blur();
  });
}

/** Acts, and finishes all transitions and the animations that the act starts, except endless ones. */
function atOnce(act: () => void): void {
  const others = new Set(document.getAnimations());
  act();
  for (const animation of document.getAnimations()) {
    const isOurs = animation instanceof CSSTransition || !others.has(animation);
    const isEnding = animation.effect?.getComputedTiming().endTime !== Infinity && animation.playbackRate !== 0;
    // An animation that follows the scroll position has no end in time.
    if (isOurs && isEnding && animation.playState === "running" && animation.timeline === document.timeline)
      animation.finish();
  }
}

function distance(one: Element, other: Element): number {
  const [[x, y], [otherX, otherY]] = [middleOf(one), middleOf(other)];
  return Math.hypot(x - otherX, y - otherY);
}

function middleOf(element: Element): [x: number, y: number] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}

/**
 * Focuses a control in the middle of the window. Returns its box on the page, or undefined if another element has the
 * focus, or if the control is outside the window.
 */
export function focusInMiddle({ elements }: Elements, number: number) {
  const element = elements[number] as HTMLElement;
  // Starts at the top, so that sticky elements are at their normal position.
  scrollTo({ top: 0, behavior: "instant" });
  element.scrollIntoView({ block: "center", behavior: "instant" });
  atOnce(() => element.focus({ preventScroll: true }));
  // Another element may have replaced the control during an earlier focus.
  if (document.activeElement !== element) return undefined;
  const { shown, edge } = partsWithIndicator(element);
  const box = shown.getBoundingClientRect();
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
  const [width, height] = [Math.min(box.right, innerWidth) - left, Math.min(box.bottom, innerHeight) - top];
  // A control outside the window, such as in a closed drawer, cannot be captured.
  if (width <= 0 || height <= 0) return undefined;
  return {
    x: left + scrollX,
    y: top + scrollY,
    width,
    height,
    takesText: element.matches(textFields),
    perimeter: [...edge.getClientRects()].reduce((sum, line) => sum + edgeInSight(line, sightOf(edge)), 0),
  };
}

/** Returns the part of a control that is shown, and the part whose edge the focus indicator surrounds. */
function partsWithIndicator(element: HTMLElement): { shown: Element; edge: Element } {
  const { width, height } = element.getBoundingClientRect();
  const isHidden = width < 2 || height < 2 || Number(getComputedStyle(element).opacity) === 0;
  const label = (element as Partial<HTMLInputElement>).labels?.[0];
  const isRingOnLabel = label !== undefined && getComputedStyle(label).outlineStyle !== "none";
  // A hidden control and its drawn replacement share a label. Either the label or the replacement may have the focus
  // indicator.
  const shown = ((isHidden || isRingOnLabel) && label) || element;
  const drawn = element.nextElementSibling;
  // If the page draws its own checkbox, the focus indicator surrounds that box and not the text.
  if (!isHidden || isRingOnLabel) return { shown, edge: shown };
  if (width > 2) return { shown, edge: element };
  return { shown, edge: drawn && shown.contains(drawn) ? drawn : shown };
}

type Sides = Record<"left" | "right" | "top" | "bottom", number>;

/** Returns the part of the window in which no ancestor cuts off the indicator of an element. */
function sightOf(element: Element): Sides {
  const sight = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    // A gap of less than a pixel to the edge hides the whole indicator.
    if (overflowX !== "visible") {
      sight.left = Math.max(sight.left, box.left + 1);
      sight.right = Math.min(sight.right, box.right - 1);
    }
    if (overflowY !== "visible") {
      sight.top = Math.max(sight.top, box.top + 1);
      sight.bottom = Math.min(sight.bottom, box.bottom - 1);
    }
  }
  return sight;
}

/** Returns the length of a box's edges that are in sight, in CSS pixels. */
function edgeInSight({ left, right, top, bottom }: DOMRect, sight: Sides): number {
  const within = (from: number, to: number, first: number, last: number) =>
    Math.max(0, Math.min(to, last) - Math.max(from, first));
  const across = within(left, right, sight.left, sight.right);
  const down = within(top, bottom, sight.top, sight.bottom);
  const isInSight = [top >= sight.top, bottom <= sight.bottom, left >= sight.left, right <= sight.right];
  return [across, across, down, down].reduce((sum, side, at) => sum + (isInSight[at] ? side : 0), 0);
}
