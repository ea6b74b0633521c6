import type { QuestionId } from "../../data/quiz/questions.ts";
import { type Answers, type AskedQuestion, isComplete } from "./score.ts";

/** Increment this when earlier answers no longer have the same meaning in a changed question bank. */
const version = 1;

const day = 24 * 60 * 60 * 1000;
/** Promised on /privacy: `quizAnswers` in data/forms/retention.ts. */
const keptFor = 30 * day;
/** Tolerance for a clock that was set back since the answers were saved. */
const clockError = day;

export const quizKey = "quiz";

export type QuizStep = QuestionId | "email" | "results";

/** An unfinished or finished quiz, stored only on the visitor's device. */
export interface StoredQuiz {
  version: typeof version;
  /** ISO 8601, UTC. */
  savedAt: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  answers: Answers;
  step: QuizStep;
}

/**
 * Reads the quiz from `storage`. An invalid quiz counts as absent and is removed. It is damaged, of another version,
 * older than 30 days, from the future or unfit for `questions`. Never throws, even if `storage` does.
 */
export function readQuiz(
  storage: Pick<Storage, "getItem" | "removeItem"> | undefined,
  questions: readonly AskedQuestion[],
  now: Date,
): StoredQuiz | undefined {
  try {
    const text = storage?.getItem(quizKey);
    if (text === undefined || text === null) return undefined;
    const quiz = validQuiz(parsed(text), questions, now);
    if (!quiz) storage?.removeItem(quizKey);
    return quiz;
  } catch {
    return undefined;
  }
}

/** Stores the quiz without any other properties of `state`. Returns false if `storage` is missing, denied or full. */
export function writeQuiz(
  storage: Pick<Storage, "setItem"> | undefined,
  { startedAt, answers, step }: Omit<StoredQuiz, "version" | "savedAt">,
  now: Date,
): boolean {
  if (!storage) return false;
  const quiz: StoredQuiz = { version, savedAt: now.toISOString(), startedAt, answers, step };
  try {
    storage.setItem(quizKey, JSON.stringify(quiz));
    return true;
  } catch {
    return false;
  }
}

export function clearQuiz(storage: Pick<Storage, "removeItem"> | undefined): void {
  try {
    storage?.removeItem(quizKey);
  } catch {
    // Denied storage contains no quiz.
  }
}

export function localStorageOrNone(): Storage | undefined {
  try {
    return window.localStorage ?? undefined;
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function validQuiz(value: unknown, questions: readonly AskedQuestion[], now: Date): StoredQuiz | undefined {
  if (!isRecord(value) || value.version !== version) return undefined;
  const { savedAt, startedAt, answers, step } = value;
  if (!isPast(savedAt, now) || !isPast(startedAt, now)) return undefined;
  if (now.getTime() - Date.parse(savedAt) > keptFor) return undefined;
  if (!areAnswers(answers, questions) || !isStep(step, answers, questions)) return undefined;
  return { version, savedAt, startedAt, answers, step };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True for a time in the format of `toISOString` that isn't in the future, apart from the tolerance. */
function isPast(value: unknown, now: Date): value is string {
  if (typeof value !== "string") return false;
  const time = new Date(value);
  if (Number.isNaN(time.getTime()) || time.toISOString() !== value) return false;
  return time.getTime() - now.getTime() <= clockError;
}

function areAnswers(value: unknown, questions: readonly AskedQuestion[]): value is Answers {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([id, index]) => {
    const question = questions.find((candidate) => candidate.id === id);
    return typeof index === "number" && question?.options[index] !== undefined;
  });
}

function isStep(value: unknown, answers: Answers, questions: readonly AskedQuestion[]): value is QuizStep {
  if (value === "email" || value === "results") return isComplete(answers, questions);
  const position = questions.findIndex(({ id }) => id === value);
  return position >= 0 && isComplete(answers, questions.slice(0, position));
}
