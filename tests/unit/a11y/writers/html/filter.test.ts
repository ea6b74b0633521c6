import { expect, test } from "vitest";
import {
  type Choosable,
  isFilter,
  matches,
  noFilter,
  readFilter,
  writeFilter,
} from "../../../../../a11y/writers/html/client/filter.ts";

const finding: Choosable = {
  level: "AA",
  certainty: "fails",
  criteria: ["1.4.3"],
  engines: ["axe", "text-ground"],
  shows: [
    { page: "/shop", modes: ["dark"] },
    { page: "/contact", modes: ["light"] },
  ],
  text: "the text has 3.2:1 against its ground",
};

test("what is chosen stands in the address and is read from it", () => {
  const filter = { ...noFilter, page: "/quiz/roles", words: "pale & thin" };
  expect(readFilter(`#${writeFilter(filter)}`)).toEqual(filter);
});

test("nothing chosen leaves the address empty", () => {
  expect(writeFilter(noFilter)).toBe("");
  expect(readFilter("")).toEqual(noFilter);
});

test("a place in the page is no filter", () => {
  expect(isFilter("#finding-1f3a")).toBe(false);
  expect(isFilter("#mode=dark")).toBe(true);
});

test("without a choice every finding matches", () => {
  expect(matches(noFilter, finding)).toBe(true);
});

test.each([
  ["level", "AA", "A"],
  ["certainty", "fails", "needs review"],
  ["criterion", "1.4.3", "1.4.11"],
  ["engine", "text-ground", "keyboard"],
  ["page", "/shop", "/shop/book"],
  ["mode", "dark", "zoom"],
  ["words", "GROUND text", "ground sky"],
] as const)("a finding matches its own %s and no other", (name, own, other) => {
  expect(matches({ ...noFilter, [name]: own }, finding)).toBe(true);
  expect(matches({ ...noFilter, [name]: other }, finding)).toBe(false);
});

test("page and mode together ask for a place that has both", () => {
  expect(matches({ ...noFilter, page: "/shop", mode: "dark" }, finding)).toBe(true);
  expect(matches({ ...noFilter, page: "/shop", mode: "light" }, finding)).toBe(false);
});
