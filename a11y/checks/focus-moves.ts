import type { Page } from "@playwright/test";
import type { Check, Visit } from "../check.ts";
import type { Found } from "../finding.ts";
import { type FocusMoveRule, focusMoveRules } from "./operated/focus-move-rules.ts";
import { inputChange } from "./operated/input-change.ts";
import { openAndLeave } from "./operated/open-and-leave.ts";
import { pressFilter } from "./operated/press-filter.ts";
import { quizStep } from "./operated/quiz-step.ts";
import { routeChange } from "./operated/route-change.ts";
import { type Barrier, elementList, findings } from "./operated/rule.ts";

/** Goes on to other pages and steps, and looks where that leaves the focus, and what is said. */
export const focusMoves: Check = {
  name: "focus-moves",
  looksFor:
    "Another page, a step, a menu, a filter, a form that was sent: the focus is where one goes on, the title says where that is, and a live region says what has changed.",
  criteria: ["2.4.2", "2.4.3", "3.2.2", "4.1.3"],
  runs: {
    settings: [{ mode: "light", width: 390 }],
    states: "every state",
    because: "Where the focus goes is the same in every mode; at 390 px the menu is behind a button, too.",
  },
  alters: true,
  async look({ tab, page, state }: Visit): Promise<Found[]> {
    const elements = await elementList(tab);
    // On a page as it opens, only other checks have pressed anything.
    const barriers: Barrier<FocusMoveRule>[] = state === "as opened" ? [] : await lostByState(tab);
    if (page === "/quiz" && new URL(tab.url()).hash) barriers.push(...(await quizStep(tab)));
    if (state === "as opened") {
      barriers.push(...(await inputChange(tab, elements)));
      barriers.push(...(await pressFilter(tab, elements)));
      barriers.push(...(await openAndLeave(tab, elements)));
      barriers.push(...(await routeChange(tab, elements)));
    }
    return findings(focusMoveRules, barriers, elements);
  },
};

/** The steps of the state are themselves a visitor’s: whoever has pressed something must stand somewhere. */
async function lostByState(tab: Page): Promise<Barrier<FocusMoveRule>[]> {
  const isLost = await tab.evaluate(() => {
    const { eventCounts } = performance as Performance & { eventCounts: ReadonlyMap<string, number> };
    const { activeElement } = document;
    return (eventCounts.get("click") ?? 0) > 0 && (!activeElement || activeElement === document.body);
  });
  if (!isLost) return [];
  return [{ rule: "focus-lost", message: "After what was pressed to come here, the focus is on nothing." }];
}
