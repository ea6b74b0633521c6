import type { Page } from "@playwright/test";
import { quizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { FocusMoveRule } from "./focus-move-rules.ts";
import { type Move, move } from "./move.ts";
import type { Barrier } from "./rule.ts";

const { question, email, results } = quizCopy;
const waysOn = [question.next, question.last, email.skip, results.again].filter((name) => name !== undefined);

/** Moves forward from a quiz step, then back if the next step allows it. Answers an open question first. */
export async function quizStep(tab: Page): Promise<Barrier<FocusMoveRule>[]> {
  const open = tab.locator("input[type=radio]").first();
  if ((await tab.locator("input[type=radio]").count()) && !(await tab.locator("input[type=radio]:checked").count()))
    await open.press("Space");
  const wrong: Barrier<FocusMoveRule>[] = [];
  for (const name of waysOn) {
    if (!(await press(tab, name, wrong))) continue;
    await press(tab, question.previous, wrong);
    return wrong;
  }
  return wrong;
}

/** Returns false if there is no such button. */
async function press(tab: Page, name: string, wrong: Barrier<FocusMoveRule>[]): Promise<boolean> {
  const button = tab.getByRole("main").getByRole("button", { name, exact: true, disabled: false });
  if ((await button.count()) !== 1) return false;
  const step = await move(tab, "new step", () => button.press("Enter"));
  wrong.push(...wrongOnStep(step, name));
  return true;
}

function wrongOnStep({ before, after }: Move, name: string): Barrier<FocusMoveRule>[] {
  const step = `“${name}” on ${new URL(before.address).hash}`;
  const wrong: Barrier<FocusMoveRule>[] = [];
  if (after.focus === undefined) wrong.push({ rule: "focus-lost", message: `${step} leaves the focus on nothing.` });
  else if (!after.isInContent)
    wrong.push({ rule: "focus-not-in-content", message: `${step} leaves the focus on “${after.focus}”.` });
  if (after.title === before.title)
    wrong.push({ rule: "title-lost", message: `${step} leaves the title “${after.title}” as it was.` });
  return wrong;
}
