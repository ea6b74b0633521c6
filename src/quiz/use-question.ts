import { useEffect, useRef } from "react";
import type { QuestionId } from "../../data/quiz/questions.ts";
import { track } from "../analytics/track.ts";
import type { QuizContent } from "./quiz-content.ts";
import { score } from "./score.ts";
import type { Quiz } from "./use-quiz.ts";

/**
 * Returns functions that navigate from the question at `position` and track progress. `isAsked` is false while the
 * landing page is shown.
 */
export function useQuestion(quiz: Quiz, position: number, content: QuizContent, isAsked: boolean) {
  const { questions } = content;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!isAsked || hasStarted.current) return;
    hasStarted.current = true;
    if (quiz.startedAt === undefined) track("quiz_started", {});
  }, [isAsked, quiz.startedAt]);
  return {
    next() {
      const following = questions[position + 1];
      track("quiz_progress", {
        question_index: position,
        total_questions: questions.length,
        progress_percent: Math.round(((position + 1) / questions.length) * 100),
      });
      if (!following) trackCompletion(quiz, content);
      quiz.goTo(following?.id ?? "email");
    },
    previous() {
      const before = questions[position - 1];
      if (before) quiz.goBack(before.id);
    },
  };
}

function trackCompletion({ answers, startedAt }: Quiz, content: QuizContent) {
  const { primary, secondary } = score(answers, content);
  const seconds = startedAt ? Math.round((Date.now() - Date.parse(startedAt)) / 1000) : 0;
  track("quiz_completed", { primary_role: primary, secondary_role: secondary, completion_time: seconds });
}

/**
 * Takes over the answer that the visitor chose before React loaded, if the question is asked. Later answers are in the
 * state already, and must not come back after a restart.
 */
export function useEarlyChoice(
  question: QuestionId | undefined,
  { isRead, isAsked }: { isRead: boolean; isAsked: boolean },
  choose: (option: number) => void,
) {
  const early = useRef<number>(undefined);
  useEffect(() => {
    if (isRead) return;
    // The next update resets the radios to the state in React.
    const chosen = document.querySelector<HTMLInputElement>(`[type=radio][name="${question}"]:checked`);
    if (chosen) early.current = Number(chosen.value);
  }, [isRead, question]);
  useEffect(() => {
    if (!isRead) return;
    const option = early.current;
    early.current = undefined;
    if (isAsked && option !== undefined) choose(option);
  }, [isRead, isAsked, choose]);
}
