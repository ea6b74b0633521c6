import type { Page } from "@playwright/test";
import { quizCopy } from "../../data/quiz/quiz-copy.ts";
import type { Found } from "../audit.ts";
import type { Check, PageLoad } from "../check.ts";
import { type Failure, findings } from "./describe-findings.ts";
import { elementList } from "./element-list.ts";
import { focusFailure } from "./focus-moves.ts";
import { type Move, move } from "./step.ts";

const { question, email, results } = quizCopy;

const waysOn = [question.next, question.last, email.skip, results.again].filter((name) => name !== undefined);

export const quizSteps: Check = {
  name: "quiz-steps",
  looksFor: "Finds quiz steps that lose focus or do not change the title.",
  criteria: ["2.4.2", "2.4.3"],
  runs: {
    settings: ["light 390"],
    states: "every state",
    pages: ["/quiz"],
    because: "Only the quiz has steps. Focus moves the same way in every mode and at every width.",
  },
  alters: "page",
  async look({ tab }: PageLoad): Promise<Found[]> {
    // Without a hash, the quiz has not reached its first step.
    const failures = new URL(tab.url()).hash ? await quizStep(tab) : [];
    return findings(tab, await elementList(tab), failures);
  },
};

/** Moves forward from a quiz step, then back if the next step allows it. Answers an open question first. */
async function quizStep(tab: Page): Promise<Failure[]> {
  const open = tab.locator("input[type=radio]").first();
  if ((await tab.locator("input[type=radio]").count()) && !(await tab.locator("input[type=radio]:checked").count()))
    await open.press("Space");
  const wrong: Failure[] = [];
  for (const name of waysOn) {
    if (!(await press(tab, name, wrong))) continue;
    await press(tab, question.previous, wrong);
    return wrong;
  }
  return wrong;
}

async function press(tab: Page, name: string, wrong: Failure[]): Promise<boolean> {
  const button = tab.getByRole("main").getByRole("button", { name, exact: true, disabled: false });
  if ((await button.count()) !== 1) return false;
  const step = await move(tab, "new step", () => button.press("Enter"));
  wrong.push(...wrongOnStep(step, name));
  return true;
}

function wrongOnStep({ before, after }: Move, name: string): Failure[] {
  const step = `“${name}” on ${new URL(before.address).hash}`;
  const wrong: Failure[] = [];
  if (after.focus === undefined)
    wrong.push(focusFailure("focus-lost", undefined, `No element has focus after ${step}.`));
  else if (!after.isInContent)
    wrong.push(focusFailure("focus-not-in-content", undefined, `Focus is on “${after.focus}” after ${step}.`));
  if (after.title === before.title)
    wrong.push(focusFailure("title-lost", undefined, `The title is still “${after.title}” after ${step}.`));
  return wrong;
}
