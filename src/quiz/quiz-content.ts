import type { Tier } from "../../data/course-prices.ts";
import type { Program } from "../../data/programs.ts";
import type { Pillar } from "../../data/quiz/pillars.ts";
import type { QuestionId, QuizQuestion } from "../../data/quiz/questions.ts";
import type { QuizCopy } from "../../data/quiz/quiz-copy.ts";
import type { RolePackCopy } from "../../data/quiz/role-pack-copy.ts";
import type { Role, RoleKey } from "../../data/quiz/roles.ts";
import type { QuizLanding } from "../../data/quiz-landing.ts";

export interface QuizContent {
  words: QuizCopy;
  landing: QuizLanding;
  /** Ordered as in the quiz. */
  questions: readonly (QuizQuestion & { id: QuestionId })[];
  /** Ordered as on the wheel. */
  roles: readonly Role[];
  pillars: readonly Pillar[];
  tiers: readonly Tier[];
  roleByKey: (key: RoleKey) => Role;
  /** Every program that a role recommends. */
  programs: readonly Program[];
}

export interface PackContent {
  words: RolePackCopy;
  /** The visitor's primary role, then the secondary one if there is one. */
  own: readonly [Role, ...Role[]];
  /** All roles in the order of the wheel. */
  roles: readonly { key: RoleKey; name: string }[];
  counts: Record<RoleKey, number>;
  pillars: readonly Pillar[];
  programs: readonly Program[];
  organization: string;
  /** Printed before the paths of this site. */
  origin: string;
  date: string;
}

/** Returns the program with `slug`. Throws if `programs` has none. */
export function programIn(programs: readonly Program[], slug: string): Program {
  const program = programs.find((candidate) => candidate.slug === slug);
  if (!program)
    throw new Error(`no role recommends a program with the slug '${slug}'; see data/recommended-programs.ts`);
  return program;
}

/** The fields that a role's page shows of a program. The page's data should contain no others. */
export interface SuitedProgram extends Pick<Program, "title" | "url"> {
  why: string | undefined;
}

/** Picks the fields of `SuitedProgram` from each program. */
export function suitedPrograms(programs: readonly Program[]): SuitedProgram[] {
  return programs.map(({ title, url, rationale }) => ({ title, url, why: rationale }));
}
