import { type Program, programsBySlug } from "../../../data/programs.ts";
import { type Pillar, pillarByKey, pillars } from "../../../data/quiz/pillars.ts";
import { questions } from "../../../data/quiz/questions.ts";
import { roleTitle } from "../../../data/quiz/role-pages.ts";
import { type Role, roleByKey, roles } from "../../../data/quiz/roles.ts";
import type { Fields } from "../../../src/forms/intake-contract.ts";
import { type Answers, isComplete, recommend, score } from "../../../src/quiz/score.ts";
import { Unwritable } from "../mail.ts";

export interface MailedResult {
  role: Role;
  /** Index of the role on the wheel, from 0. */
  place: number;
  /** A role with the same score. */
  secondary?: Role;
  /** All other roles with the same score. */
  alsoTied: Role[];
  pillars: Pillar[];
  programs: Program[];
}

/**
 * Scores the answers on the server, so that only the fifteen choices come from the browser. The answers are one digit
 * per question, in the order of the question bank, counted from 0.
 */
export function quizResult({ answers: digits }: Fields): MailedResult {
  const choices = typeof digits === "string" && /^[0-3]*$/.test(digits) ? [...digits].map(Number) : [];
  const answers: Answers = Object.fromEntries(questions.map(({ id }, place) => [id, choices[place]]));
  if (choices.length !== questions.length || !isComplete(answers, questions)) {
    throw new Unwritable(`The answers are not ${questions.length} digits from 0 to 3.`);
  }
  const result = score(answers, { questions, roles, pillars });
  return {
    role: roleByKey(result.primary),
    place: roles.findIndex(({ key }) => key === result.primary),
    secondary: result.secondary && roleByKey(result.secondary),
    alsoTied: result.leading.slice(2).map(roleByKey),
    pillars: result.topPillars.map(pillarByKey),
    programs: programsBySlug(recommend(result, roles, 3)),
  };
}

/** Example: "The Builder and the Healer". */
export function namesOf({ role, secondary }: Pick<MailedResult, "role" | "secondary">): string {
  return secondary ? `${roleTitle(role)} and ${inSentence(secondary)}` : roleTitle(role);
}

/** Example: "the Healer". */
export function inSentence({ name }: Pick<Role, "name">): string {
  return `the ${name}`;
}
