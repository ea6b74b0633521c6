import { expect, test } from "vitest";
import { chosenPrograms, isNarrowed } from "../../../src/programs/program-choices.ts";

const open = { place: "any", time: "any", price: "any", ceu: "any", role: "any" };
const soup = {
  name: "soup",
  foundUnder: { place: ["home"], time: ["day"], price: ["free", "seed"], ceu: [], role: ["guide"] },
};
const march = {
  name: "march",
  foundUnder: { place: ["work"], time: ["day"], price: ["seed"], ceu: ["yes"], role: [] },
};

const names = (choices: object) => chosenPrograms([soup, march], { ...open, ...choices }).map(({ name }) => name);

test("keeps all programs without filters", () => {
  expect(names({})).toEqual(["soup", "march"]);
  expect(isNarrowed(open)).toBe(false);
});

test("keeps programs that match all filters", () => {
  expect(names({ time: "day" })).toEqual(["soup", "march"]);
  expect(names({ price: "seed", place: "work" })).toEqual(["march"]);
  expect(names({ role: "guide" })).toEqual(["soup"]);
  expect(names({ ceu: "yes" })).toEqual(["march"]);
  expect(names({ role: "guide", place: "work" })).toEqual([]);
  expect(isNarrowed({ ...open, role: "guide" })).toBe(true);
});
