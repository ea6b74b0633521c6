import { expect, test } from "vitest";
import { nearestPages } from "../../../src/not-found/nearest-pages.ts";

const pages = ["/", "/academy", "/academy/programs", "/articles", "/events", "/get-involved", "/shop"].map((path) => ({
  path,
}));
const nearest = (path: string) => nearestPages(path, pages).map((page) => page.path);

test("a slip of the finger finds the page that was meant", () => {
  expect(nearest("/artcles")[0]).toBe("/articles");
  expect(nearest("/acadmey/progams")[0]).toBe("/academy/programs");
});

test("capitals, endings, underscores and a last slash make no difference", () => {
  for (const path of ["/Events", "/events.html", "/events/", "/EVENTS.php"]) expect(nearest(path)).toEqual(["/events"]);
  expect(nearest("/get_involved")).toEqual(["/get-involved"]);
  expect(nearest("/get%20involved")).toEqual(["/get-involved"]);
});

test("a page that is gone leads to the collection it belonged to", () => {
  expect(nearest("/shop/an-old-poster-we-no-longer-have")).toEqual(["/shop"]);
});

test("the nearest comes first and there are never more than three", () => {
  const near = [{ path: "/aaaab" }, { path: "/aaaaa" }, { path: "/aaaac" }, { path: "/aaaad" }];
  const found = nearestPages("/aaaaa", near);
  expect(found[0]?.path).toBe("/aaaaa");
  expect(found).toHaveLength(3);
});

test("an address like none of ours, or the home page’s own, suggests nothing", () => {
  for (const path of ["/wp-admin/setup-config", "/xyzzy", "/", ""]) expect(nearest(path)).toEqual([]);
});

test("a very long address is answered all the same", () => {
  expect(nearest(`/${"a".repeat(100_000)}`)).toEqual([]);
});
