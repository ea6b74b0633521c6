import { expect, test } from "vitest";
import { seeded } from "../../../src/drawings/seed.ts";

const draw = (text: string) => {
  const chance = seeded(text);
  return Array.from({ length: 40 }, () => chance.between(1, 6));
};

test("makes the same choices for the same text and others for texts that differ in one letter", () => {
  expect(draw("decolonization-101")).toEqual(draw("decolonization-101"));
  expect(draw("decolonization-101")).not.toEqual(draw("decolonization-201"));
});

test("chooses each number of a range and each of several choices", () => {
  expect([...new Set(draw("a die"))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  const chance = seeded("a bowl");
  const picked = new Set(Array.from({ length: 60 }, () => chance.pick(["plum", "fern", "clay"])));
  expect([...picked].sort()).toEqual(["clay", "fern", "plum"]);
});
