import { expect, test } from "vitest";
import { filterMarks } from "../../../src/programs/program-card.ts";

test("marks a program with the values that show it, and with the one that filters nothing", () => {
  const found = { place: ["work"], time: ["day"], price: ["free", "seed"], ceu: [], role: ["guide"] };
  expect(filterMarks(found)).toEqual({
    "data-place": "any|work",
    "data-time": "any|day",
    "data-price": "any|free|seed",
    "data-ceu": "any",
    "data-role": "any|guide",
  });
});
