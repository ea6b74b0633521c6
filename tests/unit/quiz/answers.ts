import { questions } from "../../../data/quiz/questions.ts";
import type { Answers } from "../../../src/quiz/score.ts";

/** Builds answers from option indexes (from 0), one per question in the bank's order. */
export function answersFrom(choices: readonly number[]): Answers {
  return Object.fromEntries(questions.map(({ id }, position) => [id, choices[position]]));
}
