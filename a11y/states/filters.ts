import type { State } from "../state.ts";
import type { StandingOnPage } from "./read-page.ts";

/** A list that shows a part of what it has, for each list with filters. */
export function filters({ filtered }: StandingOnPage): State[] {
  return filtered.map((list) => ({
    name: `${list}: filtered`,
    needs: "scripts",
    async steps(tab) {
      const other = await tab.locator(`button[aria-controls="${list}"][aria-pressed=false]`).first().elementHandle();
      await other?.click();
      await tab.waitForFunction((button) => button?.getAttribute("aria-pressed") === "true", other);
    },
  }));
}
