import { useMemo } from "react";
import { track } from "../analytics/track.ts";
import type { QuizContent } from "./quiz-content.ts";
import { isComplete, type Result, score } from "./score.ts";
import { type Quiz, useQuiz } from "./use-quiz.ts";
import { useResultMail } from "./use-result-mail.ts";
import { useStepFocus } from "./use-step-focus.ts";
import { useStepTitle } from "./use-step-title.ts";

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
  const position = questions.findIndex(({ id }) => id === step);
  useStepFocus();
  useStepTitle(titleOf(step, position, result, content));

  return {
    quiz,
    mail,
    result,
    position,
    async sendResult(email: string) {
      if (!result) return;
      track("email_captured", { source: "quiz", user_role: result.primary });
      // The intake's format: one digit for each answer, in the order of the questions.
      const digits = questions.map(({ id }) => answers[id]).join("");
      // Only a preview without delivery uses this content.
      await mail.send(email, digits, async () => (await import("./mail-of.ts")).mailOf(result, content));
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
