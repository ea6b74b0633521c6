import type { Page } from "@playwright/test";
import { quizCopy } from "../../data/quiz/quiz-copy.ts";
import type { Found } from "../audit.ts";
import type { Check, PageLoad } from "../check.ts";
import { type Failure, findings } from "./describe-findings.ts";
import { elementList } from "./element-list.ts";
import { focusFailure } from "./focus-moves.ts";

const { question, email, results } = quizCopy;

const waysOn = [question.next, question.last, email.skip, results.again].filter((name) => name !== undefined);

export const quizSteps: Check = {
  name: "quiz-steps",
  purpose: "Finds quiz steps that lose focus or do not change the title.",
  criteria: ["2.4.2", "2.4.3"],
  runs: {
    environments: ["light 390"],
    states: "one of each kind",
    pages: ["/quiz"],
    because: "Only the quiz has steps. Focus moves the same way in every mode and at every width.",
  },
  alters: "page",
  async run({ tab }: PageLoad): Promise<Found[]> {
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

/** Timeouts in milliseconds. A busy machine may have to fetch the script of the next step first. */
const timeouts = { arrival: 20_000, rest: 4_000 };

async function press(tab: Page, name: string, wrong: Failure[]): Promise<boolean> {
  const button = tab.getByRole("main").getByRole("button", { name, exact: true, disabled: false });
  if ((await button.count()) !== 1) return false;
  const before = { address: tab.url(), title: await tab.title() };
  await button.press("Enter");
  // If the step does not change, the checks below report it.
  await tab
    .waitForFunction((address) => location.href !== address, before.address, { timeout: timeouts.arrival })
    .catch(() => undefined);
  await tab.waitForFunction(hasMoved, before.title, { timeout: timeouts.rest }).catch(() => undefined);
  const after = await tab.evaluate(standing);
  const step = `“${name}” on ${new URL(before.address).hash}`;
  if (after.focus === undefined)
    wrong.push(focusFailure("focus-lost", undefined, `No element has focus after ${step}.`));
  else if (!after.isInContent)
    wrong.push(focusFailure("focus-not-in-content", undefined, `Focus is on “${after.focus}” after ${step}.`));
  if (after.title === before.title)
    wrong.push(focusFailure("title-lost", undefined, `The title is still “${after.title}” after ${step}.`));
  return true;
}

/** Runs in the page. */
function hasMoved(title: string): boolean {
  const { activeElement, body } = document;
  return document.title !== title && activeElement !== null && activeElement !== body;
}

/** Runs in the page. */
function standing() {
  const { activeElement: focused, body, documentElement, title } = document;
  const isNowhere = !focused || focused === body || focused === documentElement;
  return {
    title,
    /** Text of the focused element, or its tag name if it has no text. Undefined if nothing has the focus. */
    focus: isNowhere ? undefined : focused.textContent?.trim().slice(0, 80) || focused.localName,
    isInContent: (document.querySelector("main") ?? body).contains(focused),
  };
}
