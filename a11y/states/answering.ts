import type { Disposable, Page } from "@playwright/test";
import { questions } from "../../data/quiz/questions.ts";

/** Option of each question, counted from 0, that makes Weaver the only leading role. */
export const oneRole = [0, 0, 0, 0, 0, 3, 0, 1, 0, 0, 2, 0, 2, 0, 0];
export const tieOfTwo = [3, 1, 0, 2, 0, 3, 2, 1, 0, 0, 0, 2, 0, 3, 3];
export const tieOfThree = [3, 1, 2, 0, 1, 0, 2, 1, 2, 0, 0, 1, 3, 2, 3];

/**
 * Stores answers to the first questions, as on a returning visitor's device. See src/quiz/stored-quiz.ts for the
 * format.
 */
export async function keepAnswers(tab: Page, options: readonly number[]): Promise<Disposable[]> {
  const now = new Date().toISOString();
  const answers = Object.fromEntries(options.map((option, index) => [questions[index]?.id, option]));
  const step = questions[options.length]?.id ?? "results";
  const kept = JSON.stringify({ version: 1, savedAt: now, startedAt: now, answers, step });
  return [await tab.addInitScript((quiz) => localStorage.setItem("quiz", quiz), kept)];
}
