import type { JSHandle, Page } from "@playwright/test";
import type { FocusMoveRule } from "./focus-move-rules.ts";
import type { Barrier, Elements } from "./rule.ts";

/** Maximum number of fields to test on a page. */
const most = 8;

/**
 * Changes selects, checkboxes and radio buttons. A choice must change neither the page nor the focus. The query string
 * may change, as it does for a filter.
 */
export async function inputChange(tab: Page, elements: JSHandle<Elements>): Promise<Barrier<FocusMoveRule>[]> {
  const fields = await elements.evaluate(choices);
  const { pathname, hash } = new URL(tab.url());
  for (const { element, key } of fields.slice(0, most)) {
    await elements.evaluate(({ elements: all }, number) => (all[number] as HTMLElement).focus(), element);
    await tab.keyboard.press(key);
    const stayed = await elements.evaluate(
      ({ elements: all }, { number, place }) =>
        location.pathname + location.hash === place &&
        (document.activeElement === all[number] || !all[number]?.isConnected),
      { number: element, place: pathname + hash },
    );
    if (!stayed) {
      const message = "Choosing here changes the address, or takes the focus elsewhere.";
      return [{ rule: "input-changes-context", message, element }];
    }
  }
  return [];
}

/** Runs in the page. */
function choices({ elements }: Elements): { element: number; key: string }[] {
  const fields = document.querySelectorAll("main :is(select, input[type=checkbox], input[type=radio])");
  return [...fields]
    .filter(
      (field) => field.checkVisibility({ visibilityProperty: true }) && !field.matches(":disabled, [aria-hidden=true]"),
    )
    .map((field) => ({ element: elements.push(field) - 1, key: field.localName === "select" ? "ArrowDown" : "Space" }));
}
