import { expect, test } from "vitest";
import { checkData, failWith } from "../../../data/checks/collections.ts";

test("finds no mistakes in the site's data", () => {
  expect(checkData).not.toThrow();
});

test("combines all mistakes into one error, one per line", () => {
  expect(() => failWith(["one", "two"])).toThrow("data: 2 to fix\n  one\n  two");
  expect(() => failWith([])).not.toThrow();
});
