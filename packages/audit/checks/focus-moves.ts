import type { JSHandle, Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check, PageLoad } from "../core/check.ts";
import type { Elements } from "../page/element-list.ts";
import { inPage } from "../runner/in-page.ts";
import { type Failure, failuresOf, findings } from "./describe-findings.ts";
import { elementList } from "./element-list.ts";

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
    const isLost = await inPage(tab, "isFocusLost");
    if (!isLost) return [];
    const message = "No element has focus after the action that opened this state.";
    return findings(tab, await elementList(tab), [focusFailure("focus-lost", undefined, message)]);
  },
};

async function openAndLeave(tab: Page, elements: JSHandle<Elements>): Promise<Failure[]> {
  const wrong: Failure[] = [];
  for (const button of await inPage(tab, "openers", elements)) {
    const words = await inPage(tab, "focusOn", elements, button);
    await tab.keyboard.press("Enter");
    const isOpen = await tab
      .waitForFunction(somethingIsOpen, undefined, { timeout: timeouts.open })
      .catch(() => undefined);
    if (!isOpen) continue;
    await tab.keyboard.press("Escape");
    await tab.waitForFunction(hasFocus, words, { timeout: timeouts.giveBack }).catch(() => undefined);
    // A script that moves focus away again does so within two frames.
    await inPage(tab, "twoFrames");
    if (await tab.evaluate(hasFocus, words)) continue;
    const message = `Focus does not return to “${words}” after Enter opens it and Escape closes it.`;
    wrong.push(focusFailure("focus-not-given-back", button, message));
  }
  return wrong;
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
  for (const { element, words } of await inPage(tab, "filters", elements)) {
    const list = () => inPage(tab, "wordsInList", elements, element);
    const before = await list();
    await inPage(tab, "listenForAnnouncements");
    await inPage(tab, "focusOn", elements, element);
    await tab.keyboard.press("Enter");
    const isAnnounced = await inPage(tab, "untilAnnounced", timeouts.announce).catch(() => false);
    if (!(await inPage(tab, "isFocused", elements, element)))
      wrong.push(focusFailure("focus-lost", element, `The button “${words}” loses focus when a visitor presses it.`));
    if (!isAnnounced && (await list()) !== before) {
      const message = `The button “${words}” changes a list, and no live region announces the remaining items.`;
      wrong.push(focusFailure("change-not-announced", element, message));
    }
  }
  return wrong;
}
