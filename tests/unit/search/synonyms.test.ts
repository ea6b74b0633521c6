import { beforeAll, expect, test } from "vitest";
import { createSearch, type Search } from "../../../src/search/search.ts";

const pages = [
  { path: "/school", title: "School", description: "", part: "School" },
  { path: "/seats", title: "Seats", description: "", part: "School" },
  { path: "/fund", title: "Fund", description: "", part: "School" },
  { path: "/farm", title: "Homestead", description: "", part: "School" },
];
const sections = [
  { page: 0, hash: "", heading: "", text: "For neurodivergent children, with a quiet room." },
  { page: 0, hash: "rooms", heading: "Rooms", text: "Quiet, quiet, quiet. Loud is somewhere else." },
  { page: 1, hash: "", heading: "", text: "An equity seat is free." },
  { page: 1, hash: "chairs", heading: "Chairs", text: "A seat by the window." },
  { page: 2, hash: "", heading: "", text: "The scholarship fund, and its quiet work." },
  { page: 3, hash: "noise", heading: "Noise", text: "A tractor, at noon." },
  { page: 3, hash: "", heading: "", text: "Form a line, far from the warm barn." },
];
const synonyms = [
  ["autism", "autistic", "neurodivergent"],
  ["noise", "quiet", "loud"],
  ["scholarship", "equity seat"],
  ["farm", "homestead"],
  ["kids", "children"],
];

let search: Search;
beforeAll(async () => {
  search = await createSearch({ pages, sections, synonyms });
});

const results = (query: string) => search.find(query).flatMap((group) => group.results);
const places = (query: string) => results(query).map(({ to }) => to);

test("finds a word by its synonyms and marks what it found", () => {
  expect(places("autism")).toEqual(["/school"]);
  expect(results("autism")[0]?.excerpt).toContainEqual({ text: "neurodivergent", isMarked: true });
  expect(places("Kid")).toEqual(["/school"]);
});

test("ranks synonyms below the word itself, however often they occur", () => {
  expect(places("noise")).toEqual(["/farm#noise", "/school", "/fund"]);
  expect(places("scholarship")).toEqual(["/fund", "/seats"]);
});

test("links to the only section that has the word itself, although others have a synonym", () => {
  expect(places("loud")[0]).toBe("/school#rooms");
});

test("needs all words of a synonym of several words", () => {
  expect(results("scholarship")[1]?.more).toEqual([]);
  expect(places("seat").slice(0, 2)).toEqual(["/seats", "/fund"]);
});

test("needs every word of a query, or a synonym of it", () => {
  expect(places("autistic kids")).toEqual(["/school"]);
  expect(places("autistic tractor")).not.toContain("/fund");
});

test("never takes a word with synonyms for a typo", () => {
  expect(results("farm").flatMap(({ excerpt }) => excerpt.filter(({ isMarked }) => isMarked))).toEqual([]);
  expect(places("farm")[0]).toBe("/farm");
});

test("finds words without a list of synonyms", async () => {
  const { find } = await createSearch({ pages, sections });
  expect(find("tractor").map(({ part }) => part)).toEqual(["School"]);
  expect(find("autism")).toEqual([]);
});
