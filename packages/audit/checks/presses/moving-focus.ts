import type { Filter, Opener } from "../../page/focus/moves.ts";
import { inPage } from "../../runner/in-page.ts";
import type { Failure } from "../helpers/describe-findings.ts";
import type { Operating } from "./operating.ts";
import { failure } from "./rules.ts";

/** Timeouts in milliseconds. A menu may have to be loaded before it opens. */
const timeouts = { open: 10_000, giveBack: 2_000, announce: 4_000 };

/** Opens a popup with Enter and closes it with Escape. The focus must return to the button. */
export async function openAndLeave({ tab, elements }: Operating, { element }: Opener): Promise<Failure[]> {
  const words = await inPage(tab, "focusOn", elements, element);
  await tab.keyboard.press("Enter");
  const isOpen = await tab
    .waitForFunction(somethingIsOpen, undefined, { timeout: timeouts.open })
    .catch(() => undefined);
  if (!isOpen) return [];
  await tab.keyboard.press("Escape");
  await tab.waitForFunction(hasFocus, words, { timeout: timeouts.giveBack }).catch(() => undefined);
  // A script that moves focus away again does so within two frames.
  await inPage(tab, "twoFrames");
  if (await tab.evaluate(hasFocus, words)) return [];
  const message = `Focus does not return to “${words}” after Enter opens it and Escape closes it.`;
  return [failure("focus-not-given-back", element, message)];
}

/** Runs in the page. */
function hasFocus(words: string): boolean {
  return document.activeElement?.textContent?.trim() === words;
}

/** Runs in the page. */
function somethingIsOpen(): boolean {
  return document.querySelector(":popover-open, dialog[open], [aria-expanded=true]") !== null;
}

/** Presses a button of a filter. The focus must stay on it, and a live region must announce a change of the list. */
export async function pressFilter({ tab, elements }: Operating, { element, words }: Filter): Promise<Failure[]> {
  const wrong: Failure[] = [];
  const list = () => inPage(tab, "wordsInList", elements, element);
  const before = await list();
  await inPage(tab, "listenForAnnouncements");
  await inPage(tab, "focusOn", elements, element);
  await tab.keyboard.press("Enter");
  const isAnnounced = await inPage(tab, "untilAnnounced", timeouts.announce).catch(() => false);
  if (!(await inPage(tab, "isFocused", elements, element)))
    wrong.push(failure("focus-lost", element, `The button “${words}” loses focus when a visitor presses it.`));
  if (!isAnnounced && (await list()) !== before) {
    const message = `The button “${words}” changes a list, and no live region announces the remaining items.`;
    wrong.push(failure("change-not-announced", element, message));
  }
  return wrong;
}
