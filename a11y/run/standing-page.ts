import { type OpenVisit, openVisit } from "./open-visit.ts";
import { asServed, type PlannedVisit } from "./plan-visits.ts";
import type { Tabs } from "./tabs.ts";

/** The one tab that all scans of a page load share. Opened on first use. */
export interface StandingPage {
  /**
   * Returns the tab in the environment of a scan. Reopens the page if a change has broken its state. Throws the same
   * error each time if the page cannot be opened.
   */
  at(planned: PlannedVisit): Promise<OpenVisit>;
  /** Resets the focus to the start of the page, so that Tab begins there. */
  beginAtTop(): Promise<void>;
  /** Marks the state as possibly broken by a check. */
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
    // A page that failed to open or has crashed does not need closing.
    close: (altered) => (opened ?? Promise.resolve(undefined)).then((visit) => visit?.close(altered)).catch(() => {}),
  };
}
