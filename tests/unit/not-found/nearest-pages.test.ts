import { expect, test } from "vitest";
import { editDistance, nearestPages } from "../../../src/not-found/nearest-pages.ts";

const pages = ["/", "/academy", "/academy/programs", "/articles", "/events", "/get-involved", "/shop"].map((path) => ({
  path,
}));
const nearest = (path: string) => nearestPages(path, pages).map((page) => page.path);

test("finds the page for a typo", () => {
  expect(nearest("/artcles")[0]).toBe("/articles");
  expect(nearest("/acadmey/progams")[0]).toBe("/academy/programs");
});

test("ignores case, file extensions, underscores, and trailing slashes", () => {
  for (const path of ["/Events", "/events.html", "/events/", "/EVENTS.php"]) expect(nearest(path)).toEqual(["/events"]);
  expect(nearest("/get_involved")).toEqual(["/get-involved"]);
  expect(nearest("/get%20involved")).toEqual(["/get-involved"]);
});

test("suggests the collection of a missing page", () => {
  expect(nearest("/shop/an-old-poster-we-no-longer-have")).toEqual(["/shop"]);
});

test("sorts suggestions by distance and returns at most three", () => {
  const near = [{ path: "/aaaab" }, { path: "/aaaaa" }, { path: "/aaaac" }, { path: "/aaaad" }];
  const found = nearestPages("/aaaaa", near);
  expect(found[0]?.path).toBe("/aaaaa");
  expect(found).toHaveLength(3);
});

test("suggests nothing for an unrelated address or the home page", () => {
  for (const path of ["/wp-admin/setup-config", "/xyzzy", "/", ""]) expect(nearest(path)).toEqual([]);
});

test("handles a very long address", () => {
  expect(nearest(`/${"a".repeat(100_000)}`)).toEqual([]);
});

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
