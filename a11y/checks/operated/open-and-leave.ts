import type { JSHandle, Page } from "@playwright/test";
import type { FocusMoveRule } from "./focus-move-rules.ts";
import type { Barrier, Elements } from "./rule.ts";
import { twoFrames } from "./two-frames.ts";

/** Milliseconds that a menu may take to open, which may have to be loaded, and to give the focus back. */
const timeouts = { open: 10_000, giveBack: 2_000 };

/** Opens each menu and dialog of the page by its button, and leaves it by Escape. */
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
    // What takes it away again does so by then.
    await tab.evaluate(twoFrames);
    if (await tab.evaluate(hasFocus, words)) continue;
    const message = `Opened by Enter and left by Escape, the focus is not on “${words}” again.`;
    wrong.push({ rule: "focus-not-given-back", message, element: button });
  }
  return wrong;
}

/** Buttons that say that they open something. Runs in the page. */
function openers({ elements }: Elements): number[] {
  const buttons = document.querySelectorAll("button[popovertarget], button[aria-haspopup]:not([aria-haspopup=false])");
  return [...buttons]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.closest("[popover]"))
    .map((button) => elements.push(button) - 1);
}

/** Whether what has the focus has those words. Runs in the page. */
function hasFocus(words: string): boolean {
  return document.activeElement?.textContent?.trim() === words;
}

/** Runs in the page. */
function somethingIsOpen(): boolean {
  return document.querySelector(":popover-open, dialog[open], [aria-expanded=true]") !== null;
}
