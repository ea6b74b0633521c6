import { expect, test } from "vitest";
import { editDistance } from "../../../src/not-found/nearest-pages.ts";

test.each([
  ["", "", 0],
  ["", "shop", 4],
  ["shop", "", 4],
  ["shop", "shop", 0],
  ["shp", "shop", 1],
  ["articels", "articles", 2],
  ["kitten", "sitting", 3],
])("editDistance(%j, %j) is %i", (a, b, expected) => {
  expect(editDistance(a, b)).toBe(expected);
});
