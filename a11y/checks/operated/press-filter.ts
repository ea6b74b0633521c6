import type { JSHandle, Page } from "@playwright/test";
import type { FocusMoveRule } from "./focus-move-rules.ts";
import { move } from "./move.ts";
import type { Barrier, Elements } from "./rule.ts";

/** Presses one button of each filter group. The focus must stay, and a live region must announce the result. */
export async function pressFilter(tab: Page, elements: JSHandle<Elements>): Promise<Barrier<FocusMoveRule>[]> {
  const wrong: Barrier<FocusMoveRule>[] = [];
  for (const { element, words } of await elements.evaluate(filters)) {
    const list = () => elements.evaluate(wordsInList, element);
    const before = await list();
    const { after } = await move(tab, "words", async () => {
      await elements.evaluate(({ elements: all }, number) => (all[number] as HTMLElement).focus(), element);
      await tab.keyboard.press("Enter");
    });
    const lost = await elements.evaluate(
      ({ elements: all }, number) => document.activeElement !== all[number],
      element,
    );
    if (lost) wrong.push({ rule: "focus-lost", message: `Pressing “${words}” takes the focus from it.`, element });
    if (after.spoken.length === 0 && (await list()) !== before) {
      const message = `Pressing “${words}” changes a list, and no live region says what is left.`;
      wrong.push({ rule: "change-not-announced", message, element });
    }
  }
  return wrong;
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
