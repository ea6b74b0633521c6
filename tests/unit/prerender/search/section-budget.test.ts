// @vitest-environment node
import { expect, test } from "vitest";
import { withinBudget } from "../../../../prerender/search/search-file.ts";

const page = (name: string) => [
  { hash: "", heading: name, text: "It begins here." },
  { hash: "soup", heading: "Soup", text: "onions ".repeat(100).trim() },
];
const pages = new Map(["/about", "/tales/new", "/tales/old", "/shop/pot"].map((path) => [path, page(path)]));

test("while all words are few enough, search has all of them", () => {
  expect([...withinBudget(pages, 5000)]).toEqual([...pages]);
});

test("beyond that it has whole what stands alone and what comes first in each collection", () => {
  const found = withinBudget(pages, 2500);
  expect([...found.keys()]).toEqual([...pages.keys()]);
  for (const path of ["/about", "/tales/new", "/shop/pot"]) expect(found.get(path)).toEqual(pages.get(path));
});

test("of the others it has how they begin, and their headings", () => {
  expect(withinBudget(pages, 2500).get("/tales/old")).toEqual([
    { hash: "", heading: "/tales/old", text: "It begins here. Soup" },
  ]);
});
