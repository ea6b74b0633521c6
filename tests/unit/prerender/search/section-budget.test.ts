import { expect, test } from "vitest";
import { withinBudget } from "../../../../prerender/search/search-file.ts";

const page = (name: string) => [
  { hash: "", heading: name, text: "It begins here." },
  { hash: "soup", heading: "Soup", text: "onions ".repeat(100).trim() },
];
const pages = new Map(["/about", "/tales/new", "/tales/old", "/shop/pot"].map((path) => [path, page(path)]));

test("keeps all text within the budget", () => {
  expect([...withinBudget(pages, 5000)]).toEqual([...pages]);
});

test("keeps single pages and the first of each collection complete over the budget", () => {
  const found = withinBudget(pages, 2500);
  expect([...found.keys()]).toEqual([...pages.keys()]);
  for (const path of ["/about", "/tales/new", "/shop/pot"]) expect(found.get(path)).toEqual(pages.get(path));
});

test("shortens other pages to their beginnings and headings", () => {
  expect(withinBudget(pages, 2500).get("/tales/old")).toEqual([
    { hash: "", heading: "/tales/old", text: "It begins here. Soup" },
  ]);
});
