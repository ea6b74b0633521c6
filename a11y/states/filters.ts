import type { State } from "../state.ts";
import type { StandingOnPage } from "./read-page.ts";

export function filters({ filtered }: StandingOnPage): State[] {
  return filtered.map((list) => ({
    name: `${list}: filtered`,
    needs: "scripts",
    async steps(tab) {
      const other = await tab.locator(`button[aria-controls="${list}"][aria-pressed=false]`).first().elementHandle();
      await other?.click();
      await tab.waitForFunction((button) => button?.getAttribute("aria-pressed") === "true", other);
      await tab.getByRole("main").evaluate(untilStill, still);
    },
  }));
}

/** Milliseconds without a change after which the list is complete. The page reads stored data first. */
const still = 250;

/** Runs in the page. */
function untilStill(element: Element, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      changes.disconnect();
      resolve();
    };
    let timer = setTimeout(end, milliseconds);
    const changes = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, milliseconds);
    });
    changes.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
