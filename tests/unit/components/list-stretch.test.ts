// @vitest-environment node
import { expect, test } from "vitest";
import { stretchOf } from "../../../src/components/list-stretch.ts";

const letters = [..."abcdefg"];

test("each page has its stretch, the last what is left, and together they have all", () => {
  expect(stretchOf(letters, 3)).toEqual({ items: ["a", "b", "c"], page: 1, pages: 3, first: 1, count: 7 });
  expect(stretchOf(letters, 3, "3")).toEqual({ items: ["g"], page: 3, pages: 3, first: 7, count: 7 });
});

test("a list without entries has one page", () => {
  expect(stretchOf([], 3)).toMatchObject({ items: [], pages: 1 });
});

test.each(["0", "4", "-1", "1.5", "02", "", "two"])("there is no page '%s'", (page) => {
  expect(stretchOf(letters, 3, page)).toBeUndefined();
});
