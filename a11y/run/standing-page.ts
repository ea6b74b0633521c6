import { type OpenVisit, openVisit } from "./open-visit.ts";
import { asServed, type PlannedVisit } from "./plan-visits.ts";
import type { Tabs } from "./tabs.ts";

/** The one tab that all visits of an opening share, opened when it is first needed. */
export interface StandingPage {
  /**
   * The tab as it stands, in the setting of a visit; opened anew where the page has not outlasted what was done to it.
   * Throws the same each time where the page could not be opened.
   */
  at(planned: PlannedVisit): Promise<OpenVisit>;
  /** Takes the focus to where it is before anything has had it: Tab goes on from the start, also after a walk. */
  beginAtTop(): Promise<void>;
  /** Something was done that a state may not outlast. */
  doubt(): void;
  close(altered?: "altered"): Promise<void>;
}

export function standingPage(tabs: Tabs, origin: string): StandingPage {
  let opened: Promise<OpenVisit> | undefined;
  let isInDoubt = false;
  const open = (planned: PlannedVisit) => openVisit(tabs, planned, origin);
  const inSetting = async (visit: OpenVisit, planned: PlannedVisit) => {
    const { mode, width } = planned;
    const isSame = visit.mode === mode && visit.width === width;
    if (isSame && !isInDoubt) return visit;
    isInDoubt = false;
    const adjusted = isSame ? visit : await visit.adjust({ mode, width });
    if (planned.state === asServed.state || (await adjusted.isAsLeft())) return adjusted;
    await visit.close();
    return open(planned);
  };
  return {
    at(planned) {
      opened = opened ? opened.then((visit) => inSetting(visit, planned)) : open(planned);
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
    doubt() {
      isInDoubt = true;
    },
    // What did not open, or has crashed, needs no closing.
    close: (altered) => (opened ?? Promise.resolve(undefined)).then((visit) => visit?.close(altered)).catch(() => {}),
  };
}
