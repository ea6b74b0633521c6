import { expect, test } from "vitest";
import { tooMany } from "../../../src/events/event-rules.ts";

const words = {
  tooMany: "There is room for {places} in all. For more of you, write to us, and we find another way.",
} as const;

test("accepts a party up to the event's capacity and states the limit for a larger one", () => {
  expect(tooMany({ places: 8 }, 8, words)).toBeUndefined();
  expect(tooMany({ places: 8 }, 9, words)).toMatch(/^There is room for 8 in all/);
  expect(tooMany({}, 9_000, words)).toBeUndefined();
});
