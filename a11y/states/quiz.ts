import type { State } from "@kindred-ground/audit/core/check.ts";
import type { Disposable, Page } from "@playwright/test";
import { questions } from "../../data/quiz/questions.ts";
import { quizCopy } from "../../data/quiz/quiz-copy.ts";
import { answerClipboard, notified, scripted } from "./derived-states.ts";
import { answerForms, type IntakeAnswer, tick } from "./form-filling.ts";
import { oneRole, spreadOut, tieOfThree, tieOfTwo } from "./quiz-answers.ts";

/**
 * Stores answers to the first questions, as on a returning visitor's device. See src/quiz/stored-quiz.ts for the
 * format.
 */
export async function keepAnswers(tab: Page, options: readonly number[]): Promise<Disposable[]> {
  const now = new Date().toISOString();
  const answers = Object.fromEntries(options.map((option, index) => [questions[index]?.id, option]));
  const step = questions[options.length]?.id ?? "results";
  const kept = JSON.stringify({ savedAt: now, startedAt: now, answers, step });
  return [await tab.addInitScript((quiz) => localStorage.setItem("quiz", quiz), kept)];
}

const words = quizCopy;
const last = questions.length - 1;

/** Returns a state of a quiz step, with answers that are stored on the device. */
function stepOf(
  name: string,
  hash: string,
  options: readonly number[],
  act: (tab: Page) => Promise<unknown> = async () => {},
  before: (tab: Page) => Promise<Disposable[]> = async () => [],
): State {
  return scripted(
    name,
    async (tab) => {
      await tab.locator(`#${hash}`).waitFor();
      await act(tab);
    },
    `/quiz#${hash}`,
    async (tab) => [...(await keepAnswers(tab, options)), ...(await before(tab))],
  );
}

/** Makes the service respond that it has a mail server. Without a mail server, the quiz has no email step. */
export const offerMail = (tab: Page): Promise<Disposable> =>
  tab.route("**/forms/mail", (route) => route.fulfill({ json: { isSetUp: true } }));

function emailStep(name: string, act?: (tab: Page) => Promise<unknown>): State {
  return stepOf(name, "email", oneRole, act, async (tab) => [await offerMail(tab)]);
}

/** Returns a state after the email step is submitted, with a stubbed intake response. */
function mailed(name: string, answer: IntakeAnswer, stands: (tab: Page) => Promise<unknown>): State {
  return emailStep(name, async (tab) => {
    await answerForms(tab, "quiz-results", answer);
    await fillEmailStep(tab, "zoe@example.org");
    await send(tab).click();
    await stands(tab);
  });
}

const send = (tab: Page) => tab.getByRole("button", { name: words.email.button });

async function fillEmailStep(tab: Page, email: string): Promise<void> {
  await tab.locator("#quiz-email").fill(email);
  await tick(tab.getByRole("main"), "#quiz-consent");
}

/**
 * Returns a state of a result that shows the status of its email. The status appears in the same place for all
 * responses.
 */
function resultMailed(name: string, answer: IntakeAnswer, says: string): State {
  // Matches only a paragraph of the result, because the email step announces the same text a moment before.
  const stands = (tab: Page) => tab.getByRole("main").getByRole("paragraph").filter({ hasText: says }).waitFor();
  return { ...mailed(name, answer, stands), kind: "result and its mail" };
}

/** Disables the browser's own share sheet, which is not part of the page. */
const withoutOwnSheet = async (tab: Page) => [
  await tab.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined })),
];

const questionStates: readonly State[] = [
  stepOf("first question", "q1", []),
  stepOf("question without an answer", "q2", oneRole.slice(0, 1), async (tab) => {
    await tab.getByRole("button", { name: words.question.next }).press("Enter");
    await tab.getByText(words.question.missing).waitFor();
  }),
  stepOf("question answered", "q8", oneRole.slice(0, 8), (tab) => tab.locator("input[type=radio]:checked").waitFor()),
  stepOf("last question", questions[last]?.id ?? "", oneRole.slice(0, last)),
  scripted(
    "begun before",
    (tab) => tab.getByRole("heading", { name: words.resume.title }).waitFor(),
    undefined,
    (tab) => keepAnswers(tab, oneRole.slice(0, 8)),
  ),
];

const emailStates: readonly State[] = [
  emailStep("email step"),
  emailStep("email step not filled in", async (tab) => {
    await send(tab).press("Enter");
    await tab.getByText(words.email.missing.email).waitFor();
  }),
  emailStep("email step filled in", (tab) => fillEmailStep(tab, "zoe@example.org")),
  emailStep("email step filled wrong", async (tab) => {
    await fillEmailStep(tab, "zoe at example");
    await send(tab).click();
  }),
  mailed("email refused", "refused", async (tab) => {
    await tab.getByRole("button", { name: words.mail.correct }).click();
    await tab.getByText(words.email.refused).waitFor();
  }),
  mailed("email being sent", "none yet", (tab) => tab.getByRole("button", { name: words.email.sending }).waitFor()),
];

const resultStates: readonly State[] = [
  resultMailed("result mailed", "received", words.mail.sent),
  resultMailed("result, mail set aside", "set aside", words.mail.held),
  resultMailed("result, mail refused", "refused", words.mail.refused),
  resultMailed("result, mail waits", "no connection", words.mail.waiting),
  stepOf("result of one role", "results", oneRole),
  stepOf("result spread out", "results", spreadOut),
  stepOf("result of two roles", "results", tieOfTwo),
  stepOf("result of three roles", "results", tieOfThree),
  scripted("result missing", (tab) => tab.locator("#results").waitFor(), "/quiz#results"),
  stepOf("share menu open", "results", oneRole, shareOpen, withoutOwnSheet),
  stepOf(
    "link copied",
    "results",
    oneRole,
    (tab) => copyLink(tab).then(() => notified(tab)),
    (tab) => answerClipboard(tab, "takes"),
  ),
  stepOf("copying denied", "results", oneRole, deniedLink, (tab) => answerClipboard(tab, "refuses")),
  stepOf("window held back", "results", oneRole, holdBack),
];

const sharedRole = scripted(
  "shared role",
  async (tab) => {
    await tab.getByText(words.shared.eyebrow).waitFor();
    // The wheel renders later than the words above it.
    await tab.getByRole("group", { name: words.shared.wheel }).waitFor();
  },
  "/quiz?role=weaver",
);

export const quizStates: readonly State[] = [...questionStates, ...emailStates, ...resultStates, sharedRole];

async function shareOpen(tab: Page): Promise<void> {
  await tab.getByRole("button", { name: words.actions.share }).click();
  await tab.getByRole("list", { name: words.actions.share }).waitFor();
}

function copyLink(tab: Page): Promise<void> {
  return tab.getByRole("button", { name: words.actions.copy }).click();
}

async function deniedLink(tab: Page): Promise<void> {
  await copyLink(tab);
  await tab.getByRole("textbox", { name: words.actions.copyDenied }).waitFor();
}

async function holdBack(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    window.open = () => null;
  });
  await tab.getByRole("button", { name: words.actions.pdf }).click();
  await tab.getByText(words.actions.pdfBlocked).waitFor();
}
