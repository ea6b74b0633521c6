import type { State } from "../state.ts";
import type { StandingOnPage } from "./read-page.ts";

const allOpen: State = {
  name: "disclosures open",
  async steps(tab) {
    for (const summary of await tab.locator("main details:not([open]) > summary").all()) await summary.click();
  },
};

/** They do not know each other, so one state opens them all. */
export function disclosures({ disclosures }: StandingOnPage): State[] {
  return disclosures.length > 0 ? [allOpen] : [];
}
