import { expect, test } from "vitest";
import {
  type Choosable,
  initialFilter,
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

test("leaves AAA out until a reader asks for it", () => {
  expect(writeFilter(initialFilter)).toBe("");
  expect(readFilter("")).toEqual(initialFilter);
  expect(matches(initialFilter, { ...finding, level: "AAA" })).toBe(false);
  for (const level of ["A", "AA", "best practice", "experimental"])
    expect(matches(initialFilter, { ...finding, level })).toBe(true);
});

test("keeps the choice of all levels in the address", () => {
  expect(readFilter(`#${writeFilter(noFilter)}`)).toEqual(noFilter);
  expect(isFilter(`#${writeFilter(noFilter)}`)).toBe(true);
});

test("shows AAA behind links that name a page or a criterion", () => {
  expect(matches(readFilter("#page=%2Fshop"), { ...finding, level: "AAA" })).toBe(true);
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
