import type { RecommendableSlug } from "../../data/programs.ts";
import type { Pillar, PillarKey } from "../../data/quiz/pillars.ts";
import type { QuestionId, QuizOption } from "../../data/quiz/questions.ts";
import type { Role, RoleKey } from "../../data/quiz/roles.ts";

/** Index of the chosen option of each answered question, from 0. */
export type Answers = Partial<Record<QuestionId, number>>;

export interface QuestionOptions<Option = unknown> {
  id: QuestionId;
  options: readonly Option[];
}

export type ScoredQuestion = QuestionOptions<Pick<QuizOption, "role" | "pillars">>;

/** The data for scoring. The order of `pillars` breaks ties between pillars. The other orders don't matter. */
interface Bank {
  questions: readonly ScoredQuestion[];
  roles: readonly Pick<Role, "key" | "dismantles">[];
  pillars: readonly Pick<Pillar, "key">[];
}

export interface Result {
  /** The role with the highest count. A tie goes to the first key in alphabetical order. */
  primary: RoleKey;
  /** The second role with that count, in alphabetical order of keys. Absent if there is none. */
  secondary?: RoleKey;
  /** Every role with the highest count, in alphabetical order of keys. */
  leading: RoleKey[];
  /** Chosen options per role. They add up to the number of questions. */
  roleCounts: Record<RoleKey, number>;
  /** Chosen options per pillar. They add up to twice the number of questions. */
  pillarCounts: Record<PillarKey, number>;
  /**
   * Two of the chosen pillars. Those that the primary role helps undo come before all others, then higher counts before
   * lower ones.
   */
  topPillars: [PillarKey, PillarKey];
}

export function isComplete(answers: Answers, questions: readonly QuestionOptions[]): boolean {
  return questions.every((question) => chosenOption(question, answers) !== undefined);
}

/**
 * Returns the result, with one point for the role and for both pillars of each chosen option. Throws if `answers` is
 * incomplete or a part of the bank is empty.
 */
export function score(answers: Answers, { questions, roles, pillars }: Bank): Result {
  const chosen = chosenOptions(answers, questions);
  const { roleCounts, leading } = countRoles(chosen, roles);
  const [primary, secondary] = leading;

  const pillarKeys = pillars.map(({ key }) => key);
  const pillarCounts = tally(
    pillarKeys,
    chosen.flatMap((option) => option.pillars),
  );
  const ranked = pillarKeys
    .filter((key) => pillarCounts[key] > 0)
    .sort((one, other) => pillarCounts[other] - pillarCounts[one]);
  const own: readonly PillarKey[] = roles.find(({ key }) => key === primary)?.dismantles ?? [];
  const [first, second] = new Set([...ranked.filter((key) => own.includes(key)), ...ranked]);

  if (!primary || !first || !second)
    throw new Error("score: the bank has no questions, roles or pillars; pass all three");
  return {
    primary,
    secondary,
    leading,
    roleCounts,
    pillarCounts,
    topPillars: [first, second],
  };
}

export function countRoles(
  chosen: readonly Pick<QuizOption, "role">[],
  roles: readonly Pick<Role, "key">[],
): Pick<Result, "roleCounts" | "leading"> {
  const roleKeys = roles.map(({ key }) => key).sort();
  const roleCounts = tally(
    roleKeys,
    chosen.map(({ role }) => role),
  );
  const highest = Math.max(...Object.values(roleCounts));
  return { roleCounts, leading: roleKeys.filter((key) => roleCounts[key] === highest) };
}

/** Returns the chosen options in the order of the questions. Throws unless `answers` is complete. */
export function chosenOptions<Option>(answers: Answers, questions: readonly QuestionOptions<Option>[]): Option[] {
  return questions.map((question) => {
    const option = chosenOption(question, answers);
    if (!option) throw new Error(`score: question '${question.id}' has no valid answer; check isComplete first`);
    return option;
  });
}

/**
 * Returns up to `limit` programs. Those that both roles recommend come first. Further ones of the primary and the
 * secondary role alternate, so that neither fills the list. For a role from a link, pass `{ primary: role }`.
 */
export function recommend(
  { primary, secondary }: Pick<Result, "primary" | "secondary">,
  roles: readonly Pick<Role, "key" | "recommendedPrograms">[],
  limit = 4,
): RecommendableSlug[] {
  const suited = (role?: RoleKey) => roles.find(({ key }) => key === role)?.recommendedPrograms ?? [];
  const [first, second] = [suited(primary), suited(secondary)];
  const shared = first.filter((slug) => second.includes(slug));
  const [own, added] = [first, second].map((slugs) => slugs.filter((slug) => !shared.includes(slug)));
  const places = Array.from({ length: Math.max(first.length, second.length) }, (_, place) => place);
  const others = places.flatMap((place) => [own?.[place], added?.[place]].filter((slug) => slug !== undefined));
  return [...shared, ...others].slice(0, limit);
}

/**
 * Returns the second highest count and the roles with it, in alphabetical order. The count is 0 if there is no such
 * role.
 */
export function nextRoles({ leading, roleCounts }: Pick<Result, "leading" | "roleCounts">) {
  const others = (Object.keys(roleCounts) as RoleKey[]).filter((role) => !leading.includes(role)).sort();
  const count = Math.max(0, ...others.map((role) => roleCounts[role]));
  return { count, keys: count > 0 ? others.filter((role) => roleCounts[role] === count) : [] };
}

function chosenOption<Option>({ id, options }: QuestionOptions<Option>, answers: Answers) {
  const index = answers[id];
  return index === undefined ? undefined : options[index];
}

function tally<Key extends string>(keys: readonly Key[], points: readonly Key[]): Record<Key, number> {
  const counts = new Map(keys.map((key) => [key, 0]));
  for (const key of points) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries(counts) as Record<Key, number>;
}
