import { beforeAll, expect, test } from "vitest";
import { searchWords } from "../../../data/search.ts";
import { printCount, type Result } from "../../../src/search/results.ts";
import { createSearch, type Search } from "../../../src/search/search.ts";

const pages = [
  { path: "/academy", title: "Academy", description: "", part: "Academy" },
  { path: "/shop", title: "Shop", description: "", part: "Shop" },
  { path: "/erins-place", title: "ERIN’s Place", description: "", part: "ERIN’s Place" },
  { path: "/take-part/quiz", title: "What is yours to do?", description: "", part: "Take part" },
  { path: "/land", title: "Land", description: "", part: "Homestead" },
];
const sections = [
  { page: 0, hash: "", heading: "Unlearn the old rules", text: "Courses and circles for adults." },
  { page: 0, hash: "pricing", heading: "Membership", text: "What it costs to join a circle, in small print." },
  { page: 1, hash: "", heading: "Take the work home", text: "Toolkits about somatics, a plate, and a café of books." },
  { page: 2, hash: "", heading: "", text: "A school for children, with a circle each morning." },
  { page: 1, hash: "privacy", heading: "The quiz", text: "What the quiz keeps under its roof." },
  { page: 3, hash: "", heading: "", text: "Fifteen questions in a quiet room." },
  { page: 3, hash: "after", heading: "Afterward", text: "Stay in the room.", otherWords: "aftercare" },
  { page: 4, hash: "", heading: "Hills", text: "Forty acres." },
  { page: 4, hash: "porch", heading: "Porch", text: "A quiet chair." },
  {
    page: 4,
    hash: "barn",
    heading: "Barn",
    text: "Chairs, no noise, and a quiet loft with a stove.",
    otherWords: "noise",
  },
  { page: 4, hash: "creek", heading: "Creek", text: "Some noise." },
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

test("forgives a typo in a word of four letters, but never in its first letter", () => {
  for (const query of ["roo", "roon", "rooom", "rom", "orom", "zoom", "rocks"]) {
    const isTypo = ["roo", "roon", "rooom"].includes(query);
    expect([query, places(query).length > 0]).toEqual([query, isTypo]);
  }
  expect(places("quzi")[0]).toBe("/take-part/quiz");
});

test("takes a word that is on the site as it is", () => {
  expect(places("roof")).toEqual(["/shop#privacy"]);
  expect(places("room")).toEqual(["/take-part/quiz"]);
});

test("finds a section by other words for it", () => {
  expect(places("aftercare")).toEqual(["/take-part/quiz#after"]);
  expect(results("aftercare")[0]?.excerpt).toEqual([{ text: "Stay in the room.", isMarked: false }]);
});

test("lists a page once and links to its top, with the headings that match below", () => {
  const academy = results("circle").filter(({ to }) => to.startsWith("/academy"));
  expect(academy.map(({ to }) => to)).toEqual(["/academy"]);
  expect(academy[0]?.heading).toEqual([{ text: "Unlearn the old rules", isMarked: false }]);
  expect(academy[0]?.more.map(({ to }) => to)).toEqual(["/academy#pricing"]);
});

test("links to the top of a page whose sections below match, and shows the text of the best one", () => {
  const [land] = results("quiet chair");
  expect(land?.to).toBe("/land");
  expect(land?.more.map(({ to }) => to)).toEqual(["/land#porch", "/land#barn"]);
  expect(land && marksOf(land)).toEqual(["quiet", "chair"]);
});

test("links to the top of a page whose title has a word of the query", () => {
  const [academy] = results("academy costs");
  expect(academy?.to).toBe("/academy");
  expect(academy?.more.map(({ to }) => to)).toEqual(["/academy#pricing"]);
});

test("links to the section that was given the word, however many others have it", () => {
  expect(places("noise")).toEqual(["/land#barn"]);
});

test("ranks a page by its name above pages that mention it", () => {
  expect(places("quiz")).toEqual(["/take-part/quiz", "/shop#privacy"]);
});

test("matches singular and plural", () => {
  expect(places("questions")).toEqual(places("question"));
  expect(results("childrens schools").flatMap(marksOf)).toEqual(["school", "children"]);
});

test("prefers results with all words and falls back to any word", () => {
  expect(places("join costs")).toEqual(["/academy#pricing"]);
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
  expect(printCount(groups, searchWords)).toBe("2 results");
});

test("finds nothing for an empty or unknown query", () => {
  for (const query of ["", "  ", "…", "zzzzzz"]) expect(search.find(query)).toEqual([]);
});
