import type { Program, RecommendableSlug } from "../../data/programs.ts";
import type { Pillar, PillarKey } from "../../data/quiz/pillars.ts";
import type { QuestionId, QuizQuestion } from "../../data/quiz/questions.ts";
import type { QuizCopy } from "../../data/quiz/quiz-copy.ts";
import type { Role, RoleKey } from "../../data/quiz/roles.ts";
import type { Tier } from "../../data/quiz/tiers.ts";
import type { QuizLanding } from "../../data/quiz-landing.ts";

export interface QuizContent {
  words: QuizCopy;
  landing: QuizLanding;
  /** Ordered as in the quiz. */
  questions: readonly (QuizQuestion & { id: QuestionId })[];
  /** Ordered as in the wheel. */
  roles: readonly Role[];
  pillars: readonly Pillar[];
  tiers: readonly Tier[];
  roleByKey: (key: RoleKey) => Role;
  pillarByKey: (key: PillarKey) => Pillar;
  programBySlug: (slug: RecommendableSlug) => Program;
  /** Origin of the site, without a trailing slash. */
  origin: string;
}
