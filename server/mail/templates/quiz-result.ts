import { type Program, programsBySlug } from "../../../data/programs.ts";
import { type Pillar, pillarByKey, pillars } from "../../../data/quiz/pillars.ts";
import { questions } from "../../../data/quiz/questions.ts";
import { roleTitle } from "../../../data/quiz/role-pages.ts";
import { type Role, roleByKey, roles } from "../../../data/quiz/roles.ts";
import type { Fields } from "../../../src/forms/intake-contract.ts";
import { type Answers, isComplete, recommend, score } from "../../../src/quiz/score.ts";
import { Unwritable } from "../mail.ts";

/** A result as the mail tells it. */
export interface MailedResult {
  role: Role;
  /** The role’s place on the wheel, from 0. */
  place: number;
  /** With as many answers. */
  secondary?: Role;
  /** All further roles with as many. */
  alsoTied: Role[];
  pillars: Pillar[];
  programs: Program[];
}

/**
 * Scores the answers here: nothing a browser sends but the fifteen choices gets into the mail. They are one digit for
 * each question in the order of the bank, counted from 0.
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

/** "The Builder and the Healer". */
export function namesOf({ role, secondary }: Pick<MailedResult, "role" | "secondary">): string {
  return secondary ? `${roleTitle(role)} and ${inSentence(secondary)}` : roleTitle(role);
}

/** "the Healer". */
export function inSentence({ name }: Pick<Role, "name">): string {
  return `the ${name}`;
}
