import type { RecommendableSlug } from "../../data/programs.ts";
import type { QuestionId } from "../../data/quiz/questions.ts";
import type { Role, RoleKey } from "../../data/quiz/roles.ts";
import { chosenOptions, countRoles, isComplete, recommend } from "../quiz/score.ts";
import { type QuizStep, readQuiz } from "../quiz/stored-quiz.ts";

export interface FitQuiz {
  /** Ordered as in the quiz, each with the roles of its options. */
  questions: readonly { id: QuestionId; roles: readonly RoleKey[] }[];
  roles: readonly Pick<Role, "key" | "name" | "recommendedPrograms">[];
}

type Fit =
  | { state: "none" }
  | { state: "begun"; step: QuizStep }
  | {
      state: "found";
      /** All roles with the highest count. The first is the primary role, the second the secondary one. */
      leading: readonly [RoleKey, ...RoleKey[]];
      /** Ordered as in the quiz's result. */
      programs: readonly RecommendableSlug[];
    };

/**
 * Returns the state of the quiz on the device, with the result of a finished quiz. Scores exactly as the quiz does, and
 * sends nothing.
 */
export function deviceFit({ questions, roles }: FitQuiz, now: Date): Fit {
  const asked = questions.map(({ id, roles }) => ({ id, options: roles.map((role) => ({ role })) }));
  const quiz = readQuiz(asked, now);
  if (!quiz) return { state: "none" };
  if (!isComplete(quiz.answers, asked)) return { state: "begun", step: quiz.step };
  const [primary, ...more] = countRoles(chosenOptions(quiz.answers, asked), roles).leading;
  if (!primary) return { state: "none" };
  return { state: "found", leading: [primary, ...more], programs: recommend({ primary, secondary: more[0] }, roles) };
}
