import { expect, test } from "vitest";
import { type RoleKey, roles } from "../../../data/quiz/roles.ts";
import { togetherPage } from "../../../data/quiz/together.ts";
import { groupGap } from "../../../src/quiz/group-gap.ts";

const keys = roles.map(({ key }) => key);

/** Returns the gap of a group with these counts of the roles, in the order of the wheel. */
const gapOf = (...counts: number[]) =>
  groupGap(keys, Object.fromEntries(keys.map((key, place) => [key, counts[place] ?? 0])) as Record<RoleKey, number>);

test("is the role that the group has least of", () => {
  expect(gapOf(2, 2, 2, 2, 2, 1, 2, 2, 2, 2)).toBe("guide");
});

test("is the middle of the longest run of missing roles", () => {
  expect(gapOf(1, 0, 1, 1, 0, 0, 0, 1, 1, 1)).toBe("guide");
});

test("is in a run around the end of the wheel", () => {
  expect(gapOf(0, 0, 1, 0, 1, 1, 1, 1, 1, 0)).toBe("builder");
});

test("is absent if the group has as much of each role", () => {
  expect(gapOf(3, 3, 3, 3, 3, 3, 3, 3, 3, 3)).toBeUndefined();
});

test("there is a question of one sentence for each role", () => {
  const { questions } = togetherPage.result.question;
  expect(Object.keys(questions)).toEqual(keys);
  for (const question of Object.values(questions)) expect(question).toMatch(/^[A-Z][^.?!]+\?$/);
  expect(new Set(Object.values(questions)).size).toBe(10);
});
