import type { JSHandle, Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check, PageLoad } from "../core/check.ts";
import { twoFrames } from "../page/world.ts";
import { type Failure, failuresOf, findings } from "./describe-findings.ts";
import { type Elements, elementList } from "./element-list.ts";

const focusFailure = failuresOf({
  "focus-lost": ["2.4.3", "Move focus to the new heading, the message or the pressed button."],
  "change-not-announced": ["4.1.3", "Announce the change in a live region that is in the page before the change."],
  "focus-not-given-back": ["2.4.3", "Return focus to the button that opened it."],
});

/** Timeouts in milliseconds. A menu may have to be loaded before it opens. */
const timeouts = { open: 10_000, giveBack: 2_000, announce: 4_000 };

export const focusMoves: Check = {
  name: "focus-moves",
  purpose:
    "Finds lost or misplaced focus, and changes without an announcement, after a visitor uses a menu or a filter.",
  criteria: ["2.4.3", "4.1.3"],
  runs: {
    environments: ["light 390"],
    states: "pages as opened",
    because: "Focus moves the same way in every mode. At 390 px, the menu is also behind a button.",
  },
  alters: "page",
  async run({ tab }: PageLoad): Promise<Found[]> {
    const elements = await elementList(tab);
    return findings(tab, elements, [...(await pressFilter(tab, elements)), ...(await openAndLeave(tab, elements))]);
  },
};

export const focusLost: Check = {
  name: "focus-lost",
  purpose: "Finds states in which no element has focus after the last action.",
  criteria: ["2.4.3"],
  runs: {
    environments: ["light 390"],
    states: "one of each kind",
    because: "Focus moves the same way in every mode and at every width.",
  },
  async run({ tab, state }: PageLoad): Promise<Found[]> {
    // No step has run on a page that just loaded.
    if (state === "as opened") return [];
    const isLost = await tab.evaluate(() => {
      const { eventCounts } = performance as Performance & { eventCounts: ReadonlyMap<string, number> };
      const { activeElement } = document;
      return (eventCounts.get("click") ?? 0) > 0 && (!activeElement || activeElement === document.body);
    });
    if (!isLost) return [];
    const message = "No element has focus after the action that opened this state.";
    return findings(tab, await elementList(tab), [focusFailure("focus-lost", undefined, message)]);
  },
};

async function openAndLeave(tab: Page, elements: JSHandle<Elements>): Promise<Failure[]> {
  const wrong: Failure[] = [];
  for (const button of await elements.evaluate(openers)) {
    const words = await elements.evaluate(({ elements: all }, number) => {
      (all[number] as HTMLElement).focus();
      return all[number]?.textContent?.trim() ?? "";
    }, button);
    await tab.keyboard.press("Enter");
    const isOpen = await tab
      .waitForFunction(somethingIsOpen, undefined, { timeout: timeouts.open })
      .catch(() => undefined);
    if (!isOpen) continue;
    await tab.keyboard.press("Escape");
    await tab.waitForFunction(hasFocus, words, { timeout: timeouts.giveBack }).catch(() => undefined);
    // A script that moves focus away again does so within two frames.
    await tab.evaluate(twoFrames);
    if (await tab.evaluate(hasFocus, words)) continue;
    const message = `Focus does not return to “${words}” after Enter opens it and Escape closes it.`;
    wrong.push(focusFailure("focus-not-given-back", button, message));
  }
  return wrong;
}

/** Runs in the page. */
function openers({ elements }: Elements): number[] {
  const buttons = document.querySelectorAll("button[popovertarget], button[aria-haspopup]:not([aria-haspopup=false])");
  return [...buttons]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.closest("[popover]"))
    .map((button) => elements.push(button) - 1);
}

/** Runs in the page. */
function hasFocus(words: string): boolean {
  return document.activeElement?.textContent?.trim() === words;
}

/** Runs in the page. */
function somethingIsOpen(): boolean {
  return document.querySelector(":popover-open, dialog[open], [aria-expanded=true]") !== null;
}

/** Presses one button of each filter group. The focus must stay, and a live region must announce the result. */
async function pressFilter(tab: Page, elements: JSHandle<Elements>): Promise<Failure[]> {
  const wrong: Failure[] = [];
  for (const { element, words } of await elements.evaluate(filters)) {
    const list = () => elements.evaluate(wordsInList, element);
    const before = await list();
    await tab.evaluate(listen);
    await elements.evaluate(({ elements: all }, number) => (all[number] as HTMLElement).focus(), element);
    await tab.keyboard.press("Enter");
    const isAnnounced = await tab
      .waitForFunction(() => (window as Hearing).isHeard, undefined, { timeout: timeouts.announce })
      .catch(() => false);
    const lost = await elements.evaluate(
      ({ elements: all }, number) => document.activeElement !== all[number],
      element,
    );
    if (lost)
      wrong.push(focusFailure("focus-lost", element, `The button “${words}” loses focus when a visitor presses it.`));
    if (!isAnnounced && (await list()) !== before) {
      const message = `The button “${words}” changes a list, and no live region announces the remaining items.`;
      wrong.push(focusFailure("change-not-announced", element, message));
    }
  }
  return wrong;
}

interface Hearing extends Window {
  isHeard?: boolean;
}

/** Listens for announcements in live regions from now on. Runs in the page. */
function listen(): void {
  const live = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output";
  (window as Hearing).isHeard = false;
  new MutationObserver((changes) => {
    const regions = changes.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest(live),
    );
    if (regions.some((region) => region?.textContent?.trim())) (window as Hearing).isHeard = true;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Returns the first unpressed button of each group. Runs in the page. */
function filters({ elements }: Elements): { element: number; words: string }[] {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[aria-pressed=false][aria-controls]")].filter(
    (button) => button.checkVisibility({ visibilityProperty: true }),
  );
  const listOf = (button: Element) => button.getAttribute("aria-controls");
  const firsts = buttons.filter((button, at) => buttons.findIndex((other) => listOf(other) === listOf(button)) === at);
  return firsts.map((button) => ({ element: elements.push(button) - 1, words: button.textContent?.trim() ?? "" }));
}

/** Returns the text of the element that a button controls. Runs in the page. */
function wordsInList({ elements }: Elements, button: number): string | undefined {
  return document.getElementById(elements[button]?.getAttribute("aria-controls") ?? "")?.innerText;
}
