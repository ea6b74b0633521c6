import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { track } from "../analytics/track.ts";
import { useFragment } from "../components/use-address.ts";
import type { QuizContent } from "./quiz-content.ts";
import { isComplete, type Result, score } from "./score.ts";
import { type Quiz, useQuiz } from "./use-quiz.ts";
import { useHasMail, useResultMail } from "./use-result-mail.ts";

export function useStepTitle(step: string | undefined): void {
  useEffect(() => {
    if (!step) return;
    const own = document.title;
    document.title = `${step} | ${own}`;
    return () => {
      document.title = own;
    };
  }, [step]);
}

/** Id of the landing page's heading. The other steps' headings have the step as their id. */
const landing = "quiz-title";

/**
 * Moves scroll position and focus to the heading of the URL's step. A page that opens with a step does what a browser
 * does for a fragment, because the step's heading doesn't exist yet.
 */
function useStepFocus(): void {
  const hash = useFragment();
  const last = useRef("");
  const isFirst = useRef(true);
  useEffect(() => {
    if (hash === last.current) return;
    const isHydration = isFirst.current;
    isFirst.current = false;
    last.current = hash;
    // The browser has already moved to the first question, or the visitor has skipped to the content.
    if (isHydration && (isShownAsTarget() || document.activeElement?.id === "content")) return;
    const id = hash.slice(1) || landing;
    if (goTo(id)) return;
    // The step must load or be scored first.
    const before = document.activeElement;
    const watch = new MutationObserver(() => {
      const hasMoved = ![before, document.body].includes(document.activeElement);
      if (hasMoved || goTo(id)) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [hash]);
}

function isShownAsTarget(): boolean {
  const target = document.querySelector(":target");
  return Boolean(target?.closest("[data-question]") && target.getClientRects().length > 0);
}

function goTo(id: string): boolean {
  const heading = document.getElementById(id);
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
  return true;
}

/** Manages one visitor's quiz, result and email. `content` must be the same object on every render. */
export function useQuizFlow(content: QuizContent) {
  const { questions } = content;
  const quiz = useQuiz(questions);
  const mail = useResultMail();
  const { step, answers } = quiz;
  const result = useMemo(
    () => (isComplete(answers, questions) ? score(answers, content) : undefined),
    [answers, questions, content],
  );
  const hasMail = useHasMail(step === "email");
  const isMailLeftOut = step === "email" && hasMail === false;
  useLayoutEffect(() => {
    if (isMailLeftOut) quiz.goTo("results", { replace: true });
  });
  const position = questions.findIndex(({ id }) => id === step);
  useStepFocus();
  useStepTitle(titleOf(step, position, result, content));

  return {
    quiz,
    mail,
    hasMail,
    result,
    position,
    async sendResult(email: string) {
      if (!result) return;
      track("email_captured", { source: "quiz", user_role: result.primary });
      // The intake's format: one digit for each answer, in the order of the questions.
      const digits = questions.map(({ id }) => answers[id]).join("");
      await mail.send(email, digits);
      quiz.goTo("results");
    },
  };
}

function titleOf(
  step: Quiz["step"],
  position: number,
  result: Result | undefined,
  { questions, words: { email, results } }: QuizContent,
): string | undefined {
  if (position >= 0) return `Question ${position + 1} of ${questions.length}`;
  if (step === "email") return email.title;
  if (step !== "results") return undefined;
  if (!result) return results.error.title;
  return result.secondary ? results.eyebrowTie : results.eyebrow;
}
