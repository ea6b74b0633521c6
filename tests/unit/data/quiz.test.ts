import { describe, expect, test } from "vitest";
import { pageAt } from "../../../data/pages.ts";
import { programs } from "../../../data/programs.ts";
import { type PillarKey, pillars } from "../../../data/quiz/pillars.ts";
import { type QuizQuestion, questions } from "../../../data/quiz/questions.ts";
import { rolesPage } from "../../../data/quiz/role-pages.ts";
import { type Role, type RoleKey, roles } from "../../../data/quiz/roles.ts";
import { quizLanding } from "../../../data/quiz-landing.ts";

const bank: readonly QuizQuestion[] = questions;
const options = bank.flatMap((question) => question.options);
const roleKeys = roles.map(({ key }) => key);
const pillarKeys = pillars.map(({ key }) => key);

function dismantledBy(key: RoleKey): readonly PillarKey[] {
  return roles.find((role) => role.key === key)?.dismantles ?? [];
}

describe("the bank is a 2-(10,4,2) design: no role and no pillar has a better chance than another", () => {
  test("fifteen questions, numbered in the order they are asked", () => {
    expect(bank.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => `q${index + 1}`));
  });

  test.each(bank)("$id offers four different roles", ({ options }) => {
    expect(options).toHaveLength(4);
    expect(new Set(options.map(({ role }) => role)).size).toBe(4);
  });

  test.each(roleKeys)("%s is offered six times", (key) => {
    expect(options.filter(({ role }) => role === key)).toHaveLength(6);
  });

  const pairs = roleKeys.flatMap((one, index) => roleKeys.slice(index + 1).map((other) => [one, other] as const));
  test.each(pairs)("%s and %s meet in exactly two questions", (one, other) => {
    const meetings = bank.filter(({ options }) =>
      [one, other].every((key) => options.some(({ role }) => role === key)),
    );
    expect(meetings).toHaveLength(2);
  });

  test.each(pillarKeys)("%s counts in eight options, never twice in one question", (key) => {
    const questionsWithIt = bank.flatMap(({ id, options }) =>
      options.flatMap((option) => option.pillars.filter((pillar) => pillar === key).map(() => id)),
    );
    expect(questionsWithIt).toHaveLength(8);
    expect(new Set(questionsWithIt).size).toBe(8);
  });

  test.each(roleKeys)(
    "each option of %s undoes one of its own two pillars, each three times, and one of another",
    (key) => {
      const undone = options.filter(({ role }) => role === key).map((option) => option.pillars);
      const own = undone.map((pair) => pair.filter((pillar) => dismantledBy(key).includes(pillar)));
      expect(own.every(({ length }) => length === 1)).toBe(true);
      const [first, second] = dismantledBy(key);
      expect(own.flat().sort()).toEqual([first, first, first, second, second, second].sort());
    },
  );

  test.each(roleKeys)("%s stands in every position, once or twice in each", (key) => {
    const timesAt = [0, 1, 2, 3].map(
      (position) => bank.filter(({ options }) => options[position]?.role === key).length,
    );
    expect(Math.min(...timesAt)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...timesAt)).toBeLessThanOrEqual(2);
  });
});

describe("the labels", () => {
  test("no two of the sixty are the same", () => {
    expect(new Set(options.map(({ label }) => label)).size).toBe(60);
  });

  test.each(bank)("$id has labels of like length, so that none looks like the answer", ({ options }) => {
    const lengths = options.map(({ label }) => label.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1.4 * Math.min(...lengths));
  });
});

describe("what the bank and the roles refer to", () => {
  test("every option’s role and pillars exist", () => {
    expect(roleKeys).toEqual(expect.arrayContaining(options.map(({ role }) => role)));
    expect(pillarKeys).toEqual(expect.arrayContaining(options.flatMap((option) => [...option.pillars])));
  });

  test("ten roles and fifteen pillars, each under a key of its own", () => {
    expect(new Set(roleKeys).size).toBe(10);
    expect(new Set(pillarKeys).size).toBe(15);
  });

  test.each<Role>(roles)("$key undoes two pillars that exist and is offered programs that suit it", (role) => {
    const recommendable: string[] = programs.filter((program) => program.recommendable).map(({ slug }) => slug);
    expect(new Set(role.dismantles).size).toBe(2);
    expect(pillarKeys).toEqual(expect.arrayContaining([...role.dismantles]));
    expect(role.recommendedPrograms.length).toBeGreaterThan(0);
    expect(new Set(role.recommendedPrograms).size).toBe(role.recommendedPrograms.length);
    expect(recommendable).toEqual(expect.arrayContaining([...role.recommendedPrograms]));
  });
});

test("the button says 7 minutes, all other words about 5-7 minutes", () => {
  const { minutes, note } = quizLanding.hero;
  expect(minutes).toBe("7 minutes");
  for (const words of [note, pageAt("/quiz").description, rolesPage.invitation.text])
    expect(words).toMatch(/about 5-7 minutes/i);
});
