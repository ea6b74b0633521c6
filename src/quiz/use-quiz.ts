import { useCallback, useEffect, useState } from "react";
import type { QuestionId } from "../../data/quiz/questions.ts";
import { moveTo, useFragment } from "../components/use-address.ts";
import type { Answers, ScoredQuestion } from "./score.ts";
import { clearQuiz, isStep, type QuizStep, quizKey, readQuiz, type StoredQuiz, writeQuiz } from "./stored-quiz.ts";

type Kept = Pick<StoredQuiz, "answers"> & Partial<Pick<StoredQuiz, "startedAt" | "step">>;

export interface Quiz {
  /** The step in the URL if the answers allow it, else the landing page. */
  step: "landing" | QuizStep;
  /** False until the stored quiz has been read. Until then the landing page is shown. */
  isRead: boolean;
  answers: Answers;
  /** ISO 8601, set by the first answer. */
  startedAt?: string;
  /** The last step of a returning visitor. */
  resumeAt?: QuizStep;
  choose: (question: QuestionId, option: number) => void;
  goTo: (step: QuizStep, move?: { replace?: boolean }) => void;
  /**
   * Goes to an earlier step. Uses the browser's history if the visitor came from that step, so that Back continues from
   * there.
   */
  goBack: (step: QuizStep) => void;
  startAgain: () => void;
}

const nothing: Kept = { answers: {} };

/**
 * Returns the state of one visitor's quiz. The step is in the URL's fragment, so that the browser's Back goes back one
 * step. The answers are stored on the device, if it allows that, and synchronized with other tabs.
 *
 * The prerendered page and the first client render show the landing page.
 */
export function useQuiz(questions: readonly ScoredQuestion[]): Quiz {
  const hash = useFragment();
  const [kept, setKept] = useState(nothing);
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    const read = () => readQuiz(questions, new Date());
    const follow = ({ key }: StorageEvent) => {
      // If another tab clears the answers, this tab keeps them.
      if (key === quizKey) setKept((own) => read() ?? own);
    };
    setKept((own) => read() ?? own);
    setRead(true);
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [questions]);

  const keep = useCallback((next: Kept) => {
    setKept(next);
    const { startedAt, step } = next;
    if (startedAt && step) writeQuiz({ ...next, startedAt, step }, new Date());
  }, []);

  return {
    step: isRead ? allowedStep(hash.slice(1), kept.answers, questions) : "landing",
    isRead,
    answers: kept.answers,
    startedAt: kept.startedAt,
    resumeAt: kept.step,
    choose: (question, option) =>
      keep({
        startedAt: kept.startedAt ?? new Date().toISOString(),
        answers: { ...kept.answers, [question]: option },
        step: kept.step ?? question,
      }),
    goTo: (step, { replace } = {}) => {
      keep({ ...kept, step });
      moveTo(`#${step}`, replace ? { replace } : { state: { cameFrom: hash.slice(1) } });
    },
    goBack: (step) => {
      keep({ ...kept, step });
      if (history.state?.cameFrom === step) history.back();
      else moveTo(`#${step}`, { replace: true });
    },
    startAgain: () => {
      clearQuiz();
      setKept(nothing);
      moveTo(`#${questions[0]?.id}`);
    },
  };
}

/**
 * Returns the step in the URL if the answers allow it, else `landing`. The step `results` is always allowed, because it
 * names missing answers.
 */
function allowedStep(wanted: string, answers: Answers, questions: readonly ScoredQuestion[]): Quiz["step"] {
  return wanted === "results" || isStep(wanted, answers, questions) ? wanted : "landing";
}
