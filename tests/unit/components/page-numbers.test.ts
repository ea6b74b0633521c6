// @vitest-environment node
import { expect, test } from "vitest";
import { pageNumbers } from "../../../src/components/page-numbers.ts";

test("a few pages are all shown", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("of many, the first, the last, and those around the one that is open", () => {
  expect(pageNumbers(1, 84)).toEqual([1, 2, "gap", 84]);
  expect(pageNumbers(40, 84)).toEqual([1, "gap", 39, 40, 41, "gap", 84]);
  expect(pageNumbers(84, 84)).toEqual([1, "gap", 83, 84]);
});

test("no single page is left out", () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
