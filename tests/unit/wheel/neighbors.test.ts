import { expect, test } from "vitest";
import { neighbors } from "../../../src/wheel/role-order.ts";

const wheel = [{ key: "a" }, { key: "b" }, { key: "c" }, { key: "d" }];

test("returns the entries before and after a place", () => {
  expect(neighbors(wheel, 1)).toEqual([
    { key: "a", place: 0 },
    { key: "c", place: 2 },
  ]);
});

test("connects the first and the last place", () => {
  expect(neighbors(wheel, 0)[0]).toEqual({ key: "d", place: 3 });
  expect(neighbors(wheel, 3)[1]).toEqual({ key: "a", place: 0 });
});
