import type { Tried } from "../../checks/helpers/element-list.ts";
import type { ElementList, Elements } from "../element-list.ts";
import { isLaidOut } from "../visibility.ts";
import { identify } from "../words.ts";

/** A button that opens a popover or a popup. */
export type Opener = Tried;

/** Returns visible buttons that open a popover or a popup, except those in a popover. */
export function openers({ numberOf }: ElementList): Opener[] {
  const buttons = document.querySelectorAll("button[popovertarget], button[aria-haspopup]:not([aria-haspopup=false])");
  return [...buttons]
    .filter((button) => isLaidOut(button) && !button.closest("[popover]"))
    .map((button) => ({
      element: numberOf(button),
      look: `${button.className} ${button.id}`,
      identity: identify(button),
    }));
}

/** A button that filters a list. */
export interface Filter {
  element: number;
  words: string;
}

/** Returns the first visible, unpressed filter button of each list. */
export function filters({ numberOf }: ElementList): Filter[] {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[aria-pressed=false][aria-controls]")].filter(
    isLaidOut,
  );
  const listOf = (button: Element) => button.getAttribute("aria-controls");
  const firsts = buttons.filter((button, at) => buttons.findIndex((other) => listOf(other) === listOf(button)) === at);
  return firsts.map((button) => ({ element: numberOf(button), words: button.textContent?.trim() ?? "" }));
}

export function blur(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Focuses an element, and returns its text. */
export function focusOn({ elements }: Elements, number: number): string {
  (elements[number] as HTMLElement).focus();
  return elements[number]?.textContent?.trim() ?? "";
}

/** Returns the text of the element that a button controls, or undefined if there is none. */
export function wordsInList({ elements }: Elements, button: number): string | undefined {
  return document.getElementById(elements[button]?.getAttribute("aria-controls") ?? "")?.innerText;
}

/** True if no element has focus, and the page has received a click. */
export function isFocusLost(): boolean {
  const { eventCounts } = performance as Performance & { eventCounts: ReadonlyMap<string, number> };
  const { activeElement } = document;
  return (eventCounts.get("click") ?? 0) > 0 && (!activeElement || activeElement === document.body);
}

const live = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output";

let isAnnounced = false;
let listening: MutationObserver | undefined;

function alertsOf(added: Element): (Element | null)[] {
  return [added.closest("[role=alert]"), ...added.querySelectorAll("[role=alert]")];
}

function note(changes: readonly MutationRecord[]): void {
  const regions = changes.flatMap(({ target, addedNodes }) => [
    (target instanceof Element ? target : target.parentElement)?.closest(live),
    // Screen readers announce an alert that is added with its message.
    ...[...addedNodes].flatMap((node) => (node instanceof Element ? alertsOf(node) : [])),
  ]);
  if (regions.some((region) => region?.textContent?.trim())) isAnnounced = true;
}

/** Listens for announcements in live regions from now on. */
export function listenForAnnouncements(): void {
  isAnnounced = false;
  listening?.disconnect();
  listening = new MutationObserver(note);
  listening.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** True if a live region has announced something since `listenForAnnouncements`. */
export function isAnnouncedNow(): boolean {
  note(listening?.takeRecords() ?? []);
  return isAnnounced;
}

/**
 * Resolves to true when `listenForAnnouncements` has heard an announcement, and to false after some milliseconds
 * without one.
 */
export async function untilAnnounced(milliseconds: number): Promise<boolean> {
  const until = performance.now() + milliseconds;
  while (!isAnnounced && performance.now() < until) await new Promise((resume) => setTimeout(resume, 20));
  return isAnnounced;
}
