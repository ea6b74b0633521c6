import { expect, test } from "vitest";
import { everyPage } from "../../../data/every-page.ts";
import record from "../../../data/page-dates.json" with { type: "json" };
import { lastChanges, renewed, saidBy } from "../../../prerender/page-dates.ts";
import { parse } from "../../../shared/html.ts";

function pagesSaying(words: string, around = "") {
  return new Map([["/about", saidBy(parse(`<header>${around}</header><main><p>${words}</p></main>`))]]);
}

const known = renewed(pagesSaying("We began in a kitchen."), {}, "2026-03-01");

test("a page that says what it said has its day", () => {
  expect(lastChanges(pagesSaying("We began in  a kitchen.", "Menu"), known).get("/about")).toBe("2026-03-01");
});

test("one that says something else has none until somebody notes it", () => {
  const pages = pagesSaying("We began in a barn.");
  expect(lastChanges(pages, known).has("/about")).toBe(false);
  const noted = renewed(pages, known, "2026-04-02");
  expect(lastChanges(pages, noted).get("/about")).toBe("2026-04-02");
});

test("noting the days again changes none where nothing has changed, and forgets pages that are gone", () => {
  expect(renewed(pagesSaying("We began in a kitchen."), known, "2026-04-02")).toEqual(known);
  expect(renewed(new Map(), known, "2026-04-02")).toEqual({});
});

test("the record names pages of the site alone", () => {
  const paths = new Set(everyPage().map(({ path }) => path));
  expect(Object.keys(record).filter((path) => !paths.has(path))).toEqual([]);
});
