// @vitest-environment node
import { beforeAll, expect, test } from "vitest";
import { searchWords } from "../../../data/search.ts";
import { createSearch, type Result, type Search, tellCount } from "../../../src/search/search.ts";

const pages = [
  { path: "/academy", title: "Academy", description: "", part: "Academy" },
  { path: "/shop", title: "Shop", description: "", part: "Shop" },
  { path: "/erins-place", title: "ERIN’s Place", description: "", part: "ERIN’s Place" },
  { path: "/take-part/quiz", title: "What is yours to do?", description: "", part: "Take part" },
];
const sections = [
  { page: 0, hash: "", heading: "Unlearn the old rules", text: "Courses and circles for adults." },
  { page: 0, hash: "pricing", heading: "Membership", text: "What it costs to join a circle, in small print." },
  { page: 1, hash: "", heading: "Take the work home", text: "Toolkits about somatics, and a café of books." },
  { page: 2, hash: "", heading: "", text: "A school for children, with a circle each morning." },
  { page: 1, hash: "privacy", heading: "The quiz", text: "What the quiz keeps." },
  { page: 3, hash: "", heading: "", text: "Fifteen questions." },
];

let search: Search;
beforeAll(async () => {
  search = await createSearch({ pages, sections });
});

const results = (query: string): Result[] => search.find(query).flatMap((group) => group.results);
const places = (query: string) => results(query).map(({ to }) => to);
const marksOf = ({ page, heading, excerpt }: Result) =>
  [...page, ...heading, ...excerpt].filter(({ isMarked }) => isMarked).map(({ text }) => text);

test("links a result to the heading above the match", () => {
  expect(places("costs")).toEqual(["/academy#pricing"]);
});

test("matches typos, prefixes, accents, case, and apostrophes", () => {
  for (const query of ["somatcis", "soma", "CAFE", "Café", "toolkit"]) expect(places(query)).toEqual(["/shop"]);
  for (const query of ["erins", "ERIN's", "erin’s place"]) expect(places(query)[0]).toBe("/erins-place");
});

test("ranks a page by its name above pages that mention it", () => {
  expect(places("quiz")).toEqual(["/take-part/quiz", "/shop#privacy"]);
});

test("matches singular and plural", () => {
  expect(places("questions")).toEqual(places("question"));
  expect(results("childrens schools").flatMap(marksOf)).toEqual(["school", "children"]);
});

test("prefers results with all words and falls back to any word", () => {
  expect(places("academy costs")).toEqual(["/academy#pricing"]);
  expect(places("toolkits morning").sort()).toEqual(["/erins-place", "/shop"]);
});

test("ignores stop words unless there are no others", () => {
  expect(places("how do i join the circle")).toEqual(["/academy#pricing"]);
  expect(places("what is it")).toContain("/academy#pricing");
});

test("marks matches in their original spelling", () => {
  expect(results("cafe").flatMap(marksOf)).toEqual(["café"]);
});

test("groups results by part of the site, best first, with a count", () => {
  const groups = search.find("circle");
  expect(groups.map(({ part }) => part).sort()).toEqual(["Academy", "ERIN’s Place"]);
  expect(tellCount(groups, searchWords)).toBe("3 results");
});

test("finds nothing for an empty or unknown query", () => {
  for (const query of ["", "  ", "…", "zzzzzz"]) expect(search.find(query)).toEqual([]);
});

test("finds pages only by long words of their titles", () => {
  expect(search.titled("/the/acadmey").map(({ path }) => path)).toEqual(["/academy"]);
  expect(search.titled("circles")).toEqual([]);
});
