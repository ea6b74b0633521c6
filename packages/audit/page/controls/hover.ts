import type { Tried } from "../../checks/helpers/element-list.ts";
import type { Listening } from "../../checks/helpers/listeners.ts";
import type { ElementList, Elements } from "../element-list.ts";
import { isShown } from "../visibility.ts";
import { identify } from "../words.ts";
import { selectorsThatShow } from "./hover-styles.ts";

/** Content that appeared on hover or focus. Points are in CSS pixels from the top left of the window. */
export interface Popup {
  element: number;
  words: string;
  /** True for generated content of the trigger: a pointer on the popup is also on its trigger. */
  isOfTrigger: boolean;
  covers: boolean;
  near: { x: number; y: number };
  middle: { x: number; y: number };
}

export interface Trigger extends Tried {
  /** True if neither the element nor one in or around it can be focused. */
  isForMouse: boolean;
  /** True if the element has a listener, which may show content after a delay. */
  listens: boolean;
  takesFocus: boolean;
}

const operable = "a[href], button, input, select, textarea, summary, label, [tabindex]";
const types = "mouseenter mouseover pointerenter pointerover mousemove focus focusin".split(" ");

/** Time in milliseconds to wait for a busy browser to notice that the pointer is on an element. */
const patience = 2_000;

/** Time in milliseconds between two looks for new content. */
const interval = 50;

/**
 * Number of looks in a row that find the same content. A message that flashes while content loads is found by fewer.
 * Counts looks instead of time, because time also passes while a busy machine halts the page.
 */
const noticeable = 6;

/** Visible elements, and content generated for a trigger, before it is hovered. */
const before = { visible: new Set<Element>(), generated: "" };

/**
 * Returns visible elements that listen to hover or focus, or whose styles show something on hover or focus. Leaves out
 * elements that fill most of the window.
 */
export function hoverTriggers({ elements, numberOf }: ElementList, listening: Listening[]): Trigger[] {
  const own = listening.filter((one) => one.types.some((type) => types.includes(type)));
  const all = [
    ...own.flatMap(({ element }) => elements[element] ?? []),
    ...selectorsThatShow().flatMap((selector) => [...document.querySelectorAll(selector)]),
  ];
  return [...new Set(all)].filter(isSmall).map((element) => {
    const heard = own.find((one) => elements[one.element] === element)?.types;
    const listens = heard !== undefined;
    return {
      element: numberOf(element),
      look: `${element.localName} ${element.className} ${listens ? `${element.id} ${heard}` : ""}`,
      identity: `${identify(element)} ${heard}`,
      listens,
      isForMouse: !element.closest(operable) && !element.querySelector(operable),
      takesFocus: (element as HTMLElement).tabIndex >= 0,
    };
  });
}

function isSmall(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 4 && height > 4 && width * height < innerWidth * innerHeight * 0.6 && isInPlace(element);
}

function isInPlace(element: Element): boolean {
  const { width, height, right, bottom } = element.getBoundingClientRect();
  return width > 1 && height > 1 && right > 0 && bottom > 0 && isShown(element);
}

/** Returns the visible content that styles generate before and after an element. */
export function generatedBy(element: Element): string {
  return ["::before", "::after"]
    .map((part) => {
      const { content, display, opacity, visibility } = getComputedStyle(element, part);
      const isHidden = display === "none" || opacity === "0" || visibility === "hidden";
      return isHidden || content === "none" || content === "normal" ? "" : content;
    })
    .join("");
}

/** Records all visible elements, and the content generated for a trigger, before it is hovered. */
export function noteVisible({ elements }: Elements, trigger: number): void {
  before.visible = new Set([...document.body.querySelectorAll("*")].filter(isInPlace));
  before.generated = generatedBy(elements[trigger] as Element);
}

/**
 * Watches for content from now until `time` ms after the browser notices the pointer on the element. Resolves to the
 * content that is visible at the end, or that was visible for `noticeable` looks. Stops waiting for the pointer
 * after `patience`, in case another element covers the trigger.
 */
export async function shownOnHover(list: ElementList, trigger: number, time: number): Promise<Popup | undefined> {
  const until = performance.now() + patience;
  while (!list.elements[trigger]?.matches(":hover") && performance.now() < until) await pause(20);
  return watchFor(list, trigger, time);
}

/** Watches for content for some milliseconds. Resolves as `shownOnHover` does. */
export async function watchFor(list: ElementList, trigger: number, time: number): Promise<Popup | undefined> {
  const end = performance.now() + time;
  let noticed: Popup | undefined;
  for (let last: Popup | undefined, looks = 0; ; await pause(interval)) {
    const popup = shownSince(list, trigger);
    looks = popup && popup.element === last?.element ? looks + 1 : 1;
    if (popup && looks >= noticeable) noticed = popup;
    if (performance.now() >= end) return popup ?? noticed;
    last = popup;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}

/** Returns the content that has appeared since `noteVisible`, or undefined. */
export function shownSince(list: ElementList, trigger: number): Popup | undefined {
  const target = list.elements[trigger] as Element;
  const box = target.getBoundingClientRect();
  const own = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const generated = generatedBy(target);
  if (generated !== before.generated && /\p{L}{2}/u.test(generated))
    return { element: trigger, words: generated, isOfTrigger: true, covers: true, near: own, middle: own };
  const added = [...document.body.querySelectorAll("*")].filter(
    (element) => !before.visible.has(element) && isInPlace(element) && /\p{L}{2}/u.test(element.textContent ?? ""),
  );
  const popup = added.find(
    (element) => !element.contains(target) && !added.some((other) => other !== element && other.contains(element)),
  );
  if (!popup) return undefined;
  const { left, top, right, bottom, width, height } = popup.getBoundingClientRect();
  return {
    element: list.numberOf(popup),
    words: (popup.textContent ?? "").trim().slice(0, 60),
    isOfTrigger: false,
    covers: coversText(popup, target),
    // The point of the popup at which the pointer arrives first.
    near: { x: between(left + 2, own.x, right - 2), y: between(top + 2, own.y, bottom - 2) },
    middle: { x: between(2, left + width / 2, innerWidth - 2), y: between(2, top + height / 2, innerHeight - 2) },
  };
}

function coversText(popup: Element, target: Element): boolean {
  const { left, top, width, height } = popup.getBoundingClientRect();
  const isUnder = (under: Element) =>
    [popup, target].every((part) => !part.contains(under) && !under.contains(part)) && hasText(under);
  return [0.1, 0.5, 0.9].some((across) =>
    [0.1, 0.5, 0.9].some((down) =>
      document.elementsFromPoint(left + width * across, top + height * down).some(isUnder),
    ),
  );
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.nodeValue ?? ""));
}

function between(min: number, value: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

export function isStillShown({ elements }: Elements, popup: number): boolean {
  const element = elements[popup];
  if (!element?.isConnected) return false;
  return before.visible.has(element) ? generatedBy(element) !== before.generated : isInPlace(element);
}
