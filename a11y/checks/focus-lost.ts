import type { Check, Visit } from "../check.ts";
import type { Found } from "../finding.ts";
import { focusMoveRules } from "./operated/focus-move-rules.ts";
import { elementList, findings } from "./operated/rule.ts";

export const focusLost: Check = {
  name: "focus-lost",
  looksFor: "After what was pressed to bring a page into a state, the focus is on something.",
  criteria: ["2.4.3"],
  runs: {
    settings: [{ mode: "light", width: 390 }],
    states: "every state",
    because: "Where the focus goes is the same in every mode and at every width.",
  },
  async look({ tab, state }: Visit): Promise<Found[]> {
    // No step has run on a page that just loaded.
    if (state === "as opened") return [];
    const isLost = await tab.evaluate(() => {
      const { eventCounts } = performance as Performance & { eventCounts: ReadonlyMap<string, number> };
      const { activeElement } = document;
      return (eventCounts.get("click") ?? 0) > 0 && (!activeElement || activeElement === document.body);
    });
    if (!isLost) return [];
    const message = "After what was pressed to come here, the focus is on nothing.";
    return findings(tab, focusMoveRules, [{ rule: "focus-lost", message }], await elementList(tab));
  },
};
