import { isRecord } from "../../common/is-record.ts";
import type { QuestionId } from "../../data/quiz/questions.ts";
import { type Answers, isComplete, type QuestionOptions } from "./score.ts";

const day = 24 * 60 * 60 * 1000;
/** Retention period that /privacy promises: `quizAnswers` in data/forms/retention.ts. */
const keptFor = 30 * day;
/** Tolerance for a clock that was set back since the answers were saved. */
const clockError = day;

/** Key in the device's storage. Change it when a changed question bank gives earlier answers another meaning. */
export const quizKey = "quiz";

export type QuizStep = QuestionId | "email" | "results";

/** An unfinished or finished quiz, stored only on the visitor's device. */
export interface StoredQuiz {
  /** ISO 8601, UTC. */
  savedAt: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  answers: Answers;
  step: QuizStep;
}

/**
 * Returns the quiz on the device, or undefined if there is no valid one. A quiz is invalid if it is damaged, older than
 * 30 days, from the future or unfit for `questions`. An invalid quiz is removed. Never throws, even if the browser
 * denies storage.
 */
export function readQuiz(questions: readonly QuestionOptions[], now: Date): StoredQuiz | undefined {
  const quiz = attempt((storage) => validQuiz(JSON.parse(storage.getItem(quizKey) ?? "null"), questions, now));
  if (!quiz) clearQuiz();
  return quiz;
}

/** Stores the quiz, without any other properties of the given object. Does nothing if storage is denied or full. */
export function writeQuiz({ startedAt, answers, step }: Omit<StoredQuiz, "savedAt">, now: Date): void {
  const quiz: StoredQuiz = { savedAt: now.toISOString(), startedAt, answers, step };
  attempt((storage) => storage.setItem(quizKey, JSON.stringify(quiz)));
}

export function clearQuiz(): void {
  attempt((storage) => storage.removeItem(quizKey));
}

function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

function validQuiz(value: unknown, questions: readonly QuestionOptions[], now: Date): StoredQuiz | undefined {
  if (!isRecord(value)) return undefined;
  const { savedAt, startedAt, answers, step } = value;
  if (!isPast(savedAt, now) || !isPast(startedAt, now)) return undefined;
  if (now.getTime() - Date.parse(savedAt) > keptFor) return undefined;
  if (!areAnswers(answers, questions) || !isStep(step, answers, questions)) return undefined;
  return { savedAt, startedAt, answers, step };
}

/** True for a time in the format of `toISOString` that isn't in the future, apart from the tolerance. */
function isPast(value: unknown, now: Date): value is string {
  if (typeof value !== "string") return false;
  const time = new Date(value);
  if (Number.isNaN(time.getTime()) || time.toISOString() !== value) return false;
  return time.getTime() - now.getTime() <= clockError;
}

function areAnswers(value: unknown, questions: readonly QuestionOptions[]): value is Answers {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([id, index]) => {
    const question = questions.find((candidate) => candidate.id === id);
    return typeof index === "number" && question?.options[index] !== undefined;
  });
}

/** True if `value` is a step and every question before it is answered. */
export function isStep(value: unknown, answers: Answers, questions: readonly QuestionOptions[]): value is QuizStep {
  if (value === "email" || value === "results") return isComplete(answers, questions);
  const position = questions.findIndex(({ id }) => id === value);
  return position >= 0 && isComplete(answers, questions.slice(0, position));
}
