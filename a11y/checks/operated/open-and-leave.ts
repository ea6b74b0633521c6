import type { JSHandle, Page } from "@playwright/test";
import type { FocusMoveRule } from "./focus-move-rules.ts";
import type { Barrier, Elements } from "./rule.ts";
import { twoFrames } from "./two-frames.ts";

/** Timeouts in milliseconds. A menu may have to be loaded before it opens. */
const timeouts = { open: 10_000, giveBack: 2_000 };

export async function openAndLeave(tab: Page, elements: JSHandle<Elements>): Promise<Barrier<FocusMoveRule>[]> {
  const wrong: Barrier<FocusMoveRule>[] = [];
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
    // A script that takes the focus away again does so within two frames.
    await tab.evaluate(twoFrames);
    if (await tab.evaluate(hasFocus, words)) continue;
    const message = `Opened by Enter and left by Escape, the focus is not on “${words}” again.`;
    wrong.push({ rule: "focus-not-given-back", message, element: button });
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
