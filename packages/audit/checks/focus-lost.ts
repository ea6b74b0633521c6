import type { Found } from "../core/audit.ts";
import type { Check, PageUnderTest } from "../core/check.ts";
import { inPage } from "../runner/in-page.ts";
import { failuresOf, findings } from "./helpers/describe-findings.ts";
import { elementList } from "./helpers/element-list.ts";

const failure = failuresOf({
  "focus-lost": ["2.4.3", "Move focus to the new heading, the message or the pressed button."],
});

export const focusLost: Check = {
  name: "focus-lost",
  purpose: "Finds states in which no element has focus after the last action.",
  criteria: ["2.4.3"],
  runs: {
    environments: ["light 390"],
    states: "one of each kind",
    because: "Focus moves the same way in every mode and at every width.",
  },
  async run({ tab, state }: PageUnderTest): Promise<Found[]> {
    // On a page that has just loaded, no action can have lost the focus.
    if (state === "as opened") return [];
    const isLost = await inPage(tab, "isFocusLost");
    if (!isLost) return [];
    const message = "No element has focus after the action that opened this state.";
    return findings(tab, await elementList(tab), [failure("focus-lost", undefined, message)]);
  },
};
