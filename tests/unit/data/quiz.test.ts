import { describe, expect, test } from "vitest";
import { pageAt } from "../../../data/pages.ts";
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

describe("a balanced 2-(10,4,2) design of roles and pillars", () => {
  test("numbers fifteen questions in order", () => {
    expect(bank.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => `q${index + 1}`));
  });

  test.each(bank)("offers four different roles in $id", ({ options }) => {
    expect(options).toHaveLength(4);
    expect(new Set(options.map(({ role }) => role)).size).toBe(4);
  });

  test.each(roleKeys)("offers %s six times", (key) => {
    expect(options.filter(({ role }) => role === key)).toHaveLength(6);
  });

  const pairs = roleKeys.flatMap((one, index) => roleKeys.slice(index + 1).map((other) => [one, other] as const));
  test.each(pairs)("pairs %s and %s in exactly two questions", (one, other) => {
    const meetings = bank.filter(({ options }) =>
      [one, other].every((key) => options.some(({ role }) => role === key)),
    );
    expect(meetings).toHaveLength(2);
  });

  test.each(pillarKeys)("counts %s in eight options of different questions", (key) => {
    const questionsWithIt = bank.flatMap(({ id, options }) =>
      options.flatMap((option) => option.pillars.filter((pillar) => pillar === key).map(() => id)),
    );
    expect(questionsWithIt).toHaveLength(8);
    expect(new Set(questionsWithIt).size).toBe(8);
  });

  test.each(roleKeys)("balances the pillars of each option of %s", (key) => {
    const undone = options.filter(({ role }) => role === key).map((option) => option.pillars);
    const own = undone.map((pair) => pair.filter((pillar) => dismantledBy(key).includes(pillar)));
    expect(own.every(({ length }) => length === 1)).toBe(true);
    const [first, second] = dismantledBy(key);
    expect(own.flat().sort()).toEqual([first, first, first, second, second, second].sort());
  });

  test.each(roleKeys)("offers %s once or twice in each position", (key) => {
    const timesAt = [0, 1, 2, 3].map(
      (position) => bank.filter(({ options }) => options[position]?.role === key).length,
    );
    expect(Math.min(...timesAt)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...timesAt)).toBeLessThanOrEqual(2);
  });
});

describe("labels", () => {
  test("are all different", () => {
    expect(new Set(options.map(({ label }) => label)).size).toBe(60);
  });

  test.each(bank)("have similar lengths in $id", ({ options }) => {
    const lengths = options.map(({ label }) => label.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1.25 * Math.min(...lengths));
  });

  test.each(options)("have at most fourteen words and don't name their role: $label", ({ label, role }) => {
    expect(label.split(/\s+/).length).toBeLessThanOrEqual(14);
    expect(label.toLowerCase()).not.toContain(roles.find(({ key }) => key === role)?.name.toLowerCase());
  });
});

test("has ten roles and fifteen pillars", () => {
  expect([roleKeys.length, pillarKeys.length]).toEqual([10, 15]);
});

test.each<Role>(roles)(
  "connects $key to two pillars and to different programs",
  ({ dismantles, recommendedPrograms }) => {
    expect(new Set(dismantles).size).toBe(2);
    expect(recommendedPrograms.length).toBeGreaterThan(0);
    expect(new Set(recommendedPrograms).size).toBe(recommendedPrograms.length);
  },
);

test("state 7 minutes on the button and about 5-7 minutes elsewhere", () => {
  const { minutes, note } = quizLanding.hero;
  expect(minutes).toBe("7 minutes");
  for (const words of [note, pageAt("/quiz").description, rolesPage.invitation.text])
    expect(words).toMatch(/about 5-7 minutes/i);
});
