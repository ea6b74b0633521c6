import { expect, test } from "vitest";
import { tooMany } from "../../../src/events/event-rules.ts";

const words = {
  tooMany: "There is room for {places} in all. For more of you, write to us, and we find another way.",
} as const;

test("a party as large as the event fits, a larger one is told how many do", () => {
  expect(tooMany({ places: 8 }, 8, words)).toBeUndefined();
  expect(tooMany({ places: 8 }, 9, words)).toMatch(/^There is room for 8 in all/);
  expect(tooMany({}, 9_000, words)).toBeUndefined();
});
