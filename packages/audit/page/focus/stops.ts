import type { ElementList, Elements } from "../element-list.ts";
import { isLaidOut, isTransparent, shownAs } from "../visibility.ts";

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

const withParts =
  "input[type=date], input[type=time], input[type^=datetime], input[type=month], input[type=week], video, audio";
const maxStops = { inControl: 8, inFrame: 400 };
const nameless = {
  isTabStop: false,
  isHidden: false,
  covered: 0,
  inSight: 1,
  coveredBy: "",
  group: null,
  parts: 0,
};

/** Reads the focused element, and adds it to the list if it is new. */
export function readStop({ numberOf }: ElementList): Stop {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement)
    return { element: null, ...nameless, address: location.href };
  const shown = shownAs(focused);
  const boxes = [...(shown?.getClientRects() ?? [])].filter(({ width, height }) => width > 1 && height > 1);
  const { covered, inSight, cover } = sharesOf(shown, boxes);
  const first = firstOfGroup(focused);
  return {
    element: numberOf(focused),
    isTabStop: (focused as HTMLElement).tabIndex >= 0,
    isHidden: boxes.length === 0,
    covered,
    inSight,
    coveredBy: cover ? cover.localName + (cover.id ? `#${cover.id}` : "") : "",
    group: first ? numberOf(first) : null,
    parts: maxStopsIn(focused),
    address: location.href,
  };
}

function maxStopsIn(focused: Element): number {
  if (focused.matches("iframe")) return maxStops.inFrame;
  return focused.matches(withParts) ? maxStops.inControl : 0;
}

/**
 * Returns the covered and visible shares of an element, or of the window's area if the element is larger. Also returns
 * the first element that covers it.
 */
function sharesOf(shown: Element | undefined, boxes: readonly DOMRect[]) {
  const shares = { covered: 0, inSight: 0, cover: undefined as Element | undefined };
  const whole = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  const area = Math.min(whole, innerWidth * innerHeight);
  for (const part of boxes.map(inWindow)) {
    if (part.width <= 0 || part.height <= 0) continue;
    const covers = pointsIn(part).map(({ x, y }) => shown && coverAt(x, y, shown));
    const covering = covers.filter((cover) => cover !== undefined);
    const ofPoint = (part.width * part.height) / area / covers.length;
    shares.covered += covering.length * ofPoint;
    shares.inSight += (covers.length - covering.length) * ofPoint;
    shares.cover ??= covering[0];
  }
  return shares;
}

function inWindow({ left, top, right, bottom }: DOMRect): DOMRect {
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  return new DOMRect(x, y, Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y);
}

function pointsIn({ left, top, width, height }: DOMRect): { x: number; y: number }[] {
  return [0.04, 0.25, 0.5, 0.75, 0.96].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => ({ x: left + width * across, y: top + height * down })),
  );
}

/** Returns the element painted over `shown` at a point, or undefined. */
function coverAt(x: number, y: number, shown: Element): Element | undefined {
  const hit = document.elementFromPoint(x, y);
  if (!hit || shown.contains(hit) || hit.contains(shown)) return undefined;
  for (let layer: Element | null = hit; layer && !layer.contains(shown); layer = layer.parentElement) {
    if (paints(layer)) return layer;
  }
  return undefined;
}

function paints(element: Element): boolean {
  if (element.matches("img, svg, svg *, video, canvas, iframe")) return true;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== "none" || !isTransparent(backgroundColor);
}

function firstOfGroup(focused: Element): Element | undefined {
  if (!(focused instanceof HTMLInputElement) || focused.type !== "radio" || !focused.name) return undefined;
  return [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].find(
    ({ name, form }) => name === focused.name && form === focused.form,
  );
}

/** Returns the indexes of elements that are not visible, such as the items of a closed menu. */
export function closedOf({ elements }: Elements): number[] {
  return elements.flatMap((element, at) => (isLaidOut(element) ? [] : at));
}

const keys = /\b(Ctrl|Control|Alt|Shift|Option|Cmd) ?\+ ?([A-Z0-9]|F\d{1,2})\b/i;
const help = /\b(help|how|leave|exit|escape)\b/i;

/** True if the page names a key combination, or if an element of the cycle offers help. */
export function explainsWayOut({ elements }: Elements, cycle: number[]): boolean {
  return keys.test(document.body.innerText) || cycle.some((number) => help.test(elements[number]?.textContent ?? ""));
}

/**
 * Returns the number of tab stops before the main content, and the first of them that links to that content, with the
 * target. Returns undefined if there is no main content or no tab stop.
 */
export function wayPast(
  { elements }: Elements,
  order: number[],
): { passed: number; link?: number | undefined; target?: string | undefined } | undefined {
  const main = document.querySelector("main, [role=main], h1");
  if (!main || order.length === 0) return undefined;
  const passed = order.filter((number) => {
    const stop = elements[number];
    return stop && (main.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  for (const link of passed) {
    const target = elements[link]?.getAttribute("href")?.match(/^#(.+)/)?.[1];
    const part = target ? document.getElementById(target) : null;
    if (part && (part.contains(main) || main.contains(part))) return { passed: passed.length, link, target };
  }
  return { passed: passed.length };
}

/** True if the focus is in the element with the id `target`. */
export function hasArrived(target: string): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && document.getElementById(target)?.contains(activeElement) === true;
}
