import type { State } from "../state.ts";
import type { StandingOnPage } from "./read-page.ts";

const allOpen: State = {
  name: "disclosures open",
  async steps(tab) {
    for (const details of await tab.locator("main details").all())
      if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
        await details.locator("summary").first().click();
  },
};

/** Disclosures are independent of each other, so one state opens them all. */
export function disclosures({ disclosures }: StandingOnPage): State[] {
  return disclosures.length > 0 ? [allOpen] : [];
}
