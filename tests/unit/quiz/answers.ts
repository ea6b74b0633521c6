import { questions } from "../../../data/quiz/questions.ts";
import type { Answers } from "../../../src/quiz/score.ts";

/** The answers of somebody who chose these options, counted from 0, one for each question in the order of the bank. */
export function answersFrom(choices: readonly number[]): Answers {
  return Object.fromEntries(questions.map(({ id }, position) => [id, choices[position]]));
}
