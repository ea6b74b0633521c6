import { expect, test } from "vitest";
import {
  type Choosable,
  isFilter,
  matches,
  noFilter,
  readFilter,
  writeFilter,
} from "../../../reports/html/client/filter.ts";

const finding: Choosable = {
  level: "AA",
  certainty: "fails",
  criteria: ["1.4.3"],
  engines: ["axe", "text-background"],
  shows: [
    { page: "/shop", modes: ["dark"] },
    { page: "/contact", modes: ["light"] },
  ],
  text: "the text has 3.2:1 against its background",
};

test("stores the filter in the address and reads it back", () => {
  const filter = { ...noFilter, page: "/quiz/roles", words: "pale & thin" };
  expect(readFilter(`#${writeFilter(filter)}`)).toEqual(filter);
});

test("leaves the address empty without filters", () => {
  expect(writeFilter(noFilter)).toBe("");
  expect(readFilter("")).toEqual(noFilter);
});

test("doesn't mistake a finding's anchor for a filter", () => {
  expect(isFilter("#finding-1f3a")).toBe(false);
  expect(isFilter("#mode=dark")).toBe(true);
});

test("matches every finding without filters", () => {
  expect(matches(noFilter, finding)).toBe(true);
});

test.each([
  ["level", "AA", "A"],
  ["certainty", "fails", "needs review"],
  ["criterion", "1.4.3", "1.4.11"],
  ["engine", "text-background", "keyboard"],
  ["page", "/shop", "/shop/book"],
  ["mode", "dark", "zoom"],
  ["words", "BACKGROUND text", "background sky"],
] as const)("matches a finding only by its own %s", (name, own, other) => {
  expect(matches({ ...noFilter, [name]: own }, finding)).toBe(true);
  expect(matches({ ...noFilter, [name]: other }, finding)).toBe(false);
});

test("requires one place to match both page and mode", () => {
  expect(matches({ ...noFilter, page: "/shop", mode: "dark" }, finding)).toBe(true);
  expect(matches({ ...noFilter, page: "/shop", mode: "light" }, finding)).toBe(false);
});
