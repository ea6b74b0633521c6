import type { RecommendableSlug } from "../../data/programs.ts";
import type { QuestionId } from "../../data/quiz/questions.ts";
import type { Role, RoleKey } from "../../data/quiz/roles.ts";
import { chosenOptions, countRoles, isComplete, recommend } from "../quiz/score.ts";
import { type QuizStep, readQuiz } from "../quiz/stored-quiz.ts";

/** As much of the quiz as tells a role. */
export interface FitQuiz {
  /** In the order they are asked, each with the role of each of its options. */
  questions: readonly { id: QuestionId; roles: readonly RoleKey[] }[];
  roles: readonly Pick<Role, "key" | "name" | "recommendedPrograms">[];
}

/** What the quiz on a device knows of what fits whom it belongs to. */
type Fit =
  | { state: "none" }
  | { state: "begun"; step: QuizStep }
  | {
      state: "found";
      /** Every role with the most answers; the first is the primary one, the second the secondary. */
      leading: readonly [RoleKey, ...RoleKey[]];
      /** As the quiz’s result recommends them. */
      programs: readonly RecommendableSlug[];
    };

/** Reads the quiz in `storage`, as the quiz itself reads it, and scores it as its result does. Nothing is sent. */
export function deviceFit(
  storage: Pick<Storage, "getItem" | "removeItem"> | undefined,
  { questions, roles }: FitQuiz,
  now: Date,
): Fit {
  const asked = questions.map(({ id, roles }) => ({ id, options: roles.map((role) => ({ role })) }));
  const quiz = readQuiz(storage, asked, now);
  if (!quiz) return { state: "none" };
  if (!isComplete(quiz.answers, asked)) return { state: "begun", step: quiz.step };
  const [primary, ...more] = countRoles(chosenOptions(quiz.answers, asked), roles).leading;
  if (!primary) return { state: "none" };
  return { state: "found", leading: [primary, ...more], programs: recommend({ primary, secondary: more[0] }, roles) };
}
