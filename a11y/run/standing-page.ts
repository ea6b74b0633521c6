import type { Browser } from "@playwright/test";
import { type OpenVisit, openVisit, type ReusableTab } from "./open-visit.ts";
import type { PlannedVisit } from "./plan-visits.ts";

/** The one tab that all visits of an opening share, opened when it is first needed. */
export interface StandingPage {
  /** The tab as it stands, in the setting of a visit. Throws the same each time where the page could not be opened. */
  at(planned: PlannedVisit): Promise<OpenVisit>;
  /** Takes the focus to where it is before anything has had it: Tab goes on from the start, also after a walk. */
  beginAtTop(): Promise<void>;
  close(): Promise<void>;
}

export function standingPage(browser: Browser, origin: string, reused?: ReusableTab): StandingPage {
  let opened: Promise<OpenVisit> | undefined;
  return {
    at(planned) {
      const { mode, width } = planned;
      opened = opened
        ? opened.then((visit) => (visit.mode === mode && visit.width === width ? visit : visit.adjust({ mode, width })))
        : openVisit(browser, planned, origin, reused);
      return opened;
    },
    async beginAtTop() {
      await (await opened)?.tab.evaluate(() => {
        const start = document.createElement("span");
        start.tabIndex = -1;
        document.body.prepend(start);
        start.focus();
        start.remove();
        scrollTo({ top: 0, behavior: "instant" });
      });
    },
    // What did not open, or has crashed, needs no closing.
    close: () => (opened ?? Promise.resolve(undefined)).then((visit) => visit?.close()).catch(() => {}),
  };
}
