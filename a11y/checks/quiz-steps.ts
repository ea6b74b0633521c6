import type { Check, Visit } from "../check.ts";
import type { Found } from "../finding.ts";
import { focusMoveRules } from "./operated/focus-move-rules.ts";
import { quizStep } from "./operated/quiz-step.ts";
import { elementList, findings } from "./operated/rule.ts";

export const quizSteps: Check = {
  name: "quiz-steps",
  looksFor: "From step to step of the quiz the focus is where one goes on, and the title says where that is.",
  criteria: ["2.4.2", "2.4.3"],
  runs: {
    settings: [{ mode: "light", width: 390 }],
    states: "every state",
    pages: ["/quiz"],
    because: "The quiz alone has steps. Where the focus goes is the same in every mode and at every width.",
  },
  alters: "page",
  async look({ tab }: Visit): Promise<Found[]> {
    // Without a hash, the quiz has not reached its first step.
    const barriers = new URL(tab.url()).hash ? await quizStep(tab) : [];
    return findings(tab, focusMoveRules, barriers, await elementList(tab));
  },
};
