import { describe, expect, test } from "vitest";
import { seeded } from "../../../src/drawings/seed.ts";

const draw = (text: string) => {
  const chance = seeded(text);
  return Array.from({ length: 40 }, () => chance.between(1, 6));
};

describe("seeded", () => {
  test("returns the same choices for the same text", () => {
    expect(draw("liberation-starter-pack")).toEqual(draw("liberation-starter-pack"));
  });

  test("returns different choices for texts that differ in one letter", () => {
    expect(draw("decolonization-101")).not.toEqual(draw("decolonization-201"));
  });

  test("between returns each value of its range and no others", () => {
    expect([...new Set(draw("a die"))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("pick returns each choice", () => {
    const chance = seeded("a bowl");
    const picked = new Set(Array.from({ length: 60 }, () => chance.pick(["plum", "fern", "clay"])));
    expect([...picked].sort()).toEqual(["clay", "fern", "plum"]);
  });
});
