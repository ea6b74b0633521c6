import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { QuestionId } from "../../data/quiz/questions.ts";
import { type Answers, isComplete, type ScoredQuestion } from "./score.ts";
import {
  clearQuiz,
  localStorageOrNone,
  type QuizStep,
  quizKey,
  readQuiz,
  type StoredQuiz,
  writeQuiz,
} from "./stored-quiz.ts";

type Kept = Pick<StoredQuiz, "answers"> & Partial<Pick<StoredQuiz, "startedAt" | "step">>;

export interface Quiz {
  /** What the address asks for and the answers allow; the landing for all else. */
  step: "landing" | QuizStep;
  /** False until what is kept on the device has been read. The landing is shown until then. */
  isRead: boolean;
  answers: Answers;
  /** ISO 8601, from the first answer on. */
  startedAt?: string;
  /** Where a visitor who has come back left off. */
  resumeAt?: QuizStep;
  choose: (question: QuestionId, option: number) => void;
  goTo: (step: QuizStep) => void;
  /** Goes to an earlier step: the browser’s own way where the visitor came from there, so that Back goes on from it. */
  goBack: (step: QuizStep) => void;
  startAgain: () => void;
}

const nothing: Kept = { answers: {} };

/**
 * The quiz as one visitor takes it. The step stands in the address’s hash, so that the browser’s Back goes one step
 * back; the answers are kept on the device where it allows that, and shared with the quiz in other tabs.
 *
 * The prerendered page is the landing, and so is the first client render.
 */
export function useQuiz(questions: readonly ScoredQuestion[]): Quiz {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState(nothing);
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    const read = () => readQuiz(localStorageOrNone(), questions, new Date());
    const follow = ({ key }: StorageEvent) => {
      // What another tab has cleared may still be wanted here.
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
    if (startedAt && step) writeQuiz(localStorageOrNone(), { ...next, startedAt, step }, new Date());
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
    goTo: (step) => {
      keep({ ...kept, step });
      navigate({ hash: step }, { state: { cameFrom: hash.slice(1) } });
    },
    goBack: (step) => {
      keep({ ...kept, step });
      if (state?.cameFrom === step) navigate(-1);
      else navigate({ hash: step }, { replace: true });
    },
    startAgain: () => {
      clearQuiz(localStorageOrNone());
      setKept(nothing);
      navigate({ hash: questions[0]?.id });
    },
  };
}

/**
 * The step that an address’s hash names, as far as the answers reach. The result is allowed always: it says what is
 * missing.
 */
function allowedStep(wanted: string, answers: Answers, questions: readonly ScoredQuestion[]): Quiz["step"] {
  if (wanted === "results") return wanted;
  if (wanted === "email") return isComplete(answers, questions) ? wanted : "landing";
  const position = questions.findIndex(({ id }) => id === wanted);
  const question = questions[position];
  return question && isComplete(answers, questions.slice(0, position)) ? question.id : "landing";
}
