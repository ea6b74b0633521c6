import { expect, test } from "vitest";
import { movedProblems, unpublishedProblems } from "../../../../data/checks/moved.ts";
import { everyPath } from "../../../../data/every-page.ts";

test("lists every page of the site as published", () => {
  expect(unpublishedProblems(everyPath())).toEqual([]);
  expect(unpublishedProblems(["/", "/new"], ["/"])).toEqual([
    "data/published-paths.json: a page is at '/new'; add that path to the list",
  ]);
});

test("reports a published path that has neither a page nor a present address", () => {
  expect(movedProblems(["/"], ["/", "/old"], {})).toEqual([
    "data/moved.ts: no page is at '/old'; add that path with the address of the page that replaces it",
  ]);
  expect(movedProblems(["/"], ["/", "/old"], { "/old": "/#part" })).toEqual([]);
});

test("reports old addresses that lead to no page or have one again", () => {
  expect(movedProblems(["/", "/old"], ["/", "/old"], { "/old": "/nowhere#part" })).toEqual([
    "data/moved.ts: '/old' leads to '/nowhere#part', which is not a page",
    "data/moved.ts: a page is at '/old'; remove that path from this file",
  ]);
});
