import type { RecommendableSlug } from "../../data/programs.ts";
import type { Pillar, PillarKey } from "../../data/quiz/pillars.ts";
import type { QuestionId, QuizOption } from "../../data/quiz/questions.ts";
import type { Role, RoleKey } from "../../data/quiz/roles.ts";

/** The chosen option of each answered question, counted from 0. */
export type Answers = Partial<Record<QuestionId, number>>;

/** A question as far as which option was chosen; options may tell anything. */
export interface AskedQuestion<Option = unknown> {
  id: QuestionId;
  options: readonly Option[];
}

/** What scoring needs to know of a question. */
export type ScoredQuestion = AskedQuestion<Pick<QuizOption, "role" | "pillars">>;

/** What answers are scored against. Ties between pillars go by the order of `pillars`; that of the rest is free. */
interface Bank {
  questions: readonly ScoredQuestion[];
  roles: readonly Pick<Role, "key" | "dismantles">[];
  pillars: readonly Pick<Pillar, "key">[];
}

export interface Result {
  /** The role with the highest count; among equals the first by key. */
  primary: RoleKey;
  /** The next role by key that has the same count; absent where none has. */
  secondary?: RoleKey;
  /** Every role with the highest count, by key. */
  leading: RoleKey[];
  /** Chosen options per role; they add up to the number of questions. */
  roleCounts: Record<RoleKey, number>;
  /** Chosen options per pillar; they add up to twice the number of questions. */
  pillarCounts: Record<PillarKey, number>;
  /** The pillars the primary role helps undo, the higher count first; others stand in for one that has no count. */
  topPillars: [PillarKey, PillarKey];
  /** The pillars with the highest counts whatever the role, up to 3. */
  strongestPillars: PillarKey[];
}

/** Whether every question has an answer that is one of its options. */
export function isComplete(answers: Answers, questions: readonly AskedQuestion[]): boolean {
  return questions.every((question) => chosenOption(question, answers) !== undefined);
}

/** One point to the role and to both pillars of each chosen option. Throws unless `answers` is complete. */
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
    strongestPillars: ranked.slice(0, 3),
  };
}

/** The part of a result that is about roles. */
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

/** What was chosen, in the order of the questions. Throws unless `answers` is complete. */
export function chosenOptions<Option>(answers: Answers, questions: readonly AskedQuestion<Option>[]): Option[] {
  return questions.map((question) => {
    const option = chosenOption(question, answers);
    if (!option) throw new Error(`score: question '${question.id}' has no valid answer; check isComplete first`);
    return option;
  });
}

/**
 * The programs of the primary role and those of the secondary role that are not among them, in turn so that neither
 * fills the list alone, at most `limit`. A result fits as it is; a role that came by a link is `{ primary: role }`.
 */
export function recommend(
  { primary, secondary }: Pick<Result, "primary" | "secondary">,
  roles: readonly Pick<Role, "key" | "recommendedPrograms">[],
  limit = 4,
): RecommendableSlug[] {
  const suited = (role?: RoleKey) => roles.find(({ key }) => key === role)?.recommendedPrograms ?? [];
  const own = suited(primary);
  const added = suited(secondary).filter((slug) => !own.includes(slug));
  const places = Array.from({ length: Math.max(own.length, added.length) }, (_, place) => place);
  return places.flatMap((place) => [own[place], added[place]].filter((slug) => slug !== undefined)).slice(0, limit);
}

function chosenOption<Option>({ id, options }: AskedQuestion<Option>, answers: Answers) {
  const index = answers[id];
  return index === undefined ? undefined : options[index];
}

/** How often each of `keys` stands in `points`. */
function tally<Key extends string>(keys: readonly Key[], points: readonly Key[]): Record<Key, number> {
  const counts = new Map(keys.map((key) => [key, 0]));
  for (const key of points) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries(counts) as Record<Key, number>;
}
