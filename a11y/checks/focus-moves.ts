import type { Check, Visit } from "../check.ts";
import type { Found } from "../finding.ts";
import { type FocusMoveRule, focusMoveRules } from "./operated/focus-move-rules.ts";
import { inputChange } from "./operated/input-change.ts";
import { openAndLeave } from "./operated/open-and-leave.ts";
import { pressFilter } from "./operated/press-filter.ts";
import { type Barrier, elementList, findings } from "./operated/rule.ts";

export const focusMoves: Check = {
  name: "focus-moves",
  looksFor: "A menu, a filter: the focus is where one goes on, and a live region says what has changed.",
  criteria: ["2.4.3", "3.2.2", "4.1.3"],
  runs: {
    settings: [{ mode: "light", width: 390 }],
    states: "pages as opened",
    because: "Where the focus goes is the same in every mode; at 390 px the menu is behind a button, too.",
  },
  alters: "page",
  async look({ tab }: Visit): Promise<Found[]> {
    const elements = await elementList(tab);
    const barriers: Barrier<FocusMoveRule>[] = [
      ...(await inputChange(tab, elements)),
      ...(await pressFilter(tab, elements)),
      ...(await openAndLeave(tab, elements)),
    ];
    return findings(tab, focusMoveRules, barriers, elements);
  },
};
