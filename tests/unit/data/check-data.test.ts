import { expect, test } from "vitest";
import { checkData, failWith } from "../../../data/every-page.ts";

test("the data of the site has no mistakes", () => {
  expect(checkData).not.toThrow();
});

test("every mistake stands in one error, a line each", () => {
  expect(() => failWith(["one", "two"])).toThrow("data: 2 to fix\n  one\n  two");
  expect(() => failWith([])).not.toThrow();
});
