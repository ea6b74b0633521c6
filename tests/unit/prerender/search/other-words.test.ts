import { expect, test } from "vitest";
import { otherWords } from "../../../../data/search.ts";
import { searchFile } from "../../../../prerender/search/search-file.ts";

const findable = [{ path: "/shop", title: "Shop", description: "" }];
const words = new Map([
  [
    "/shop",
    [
      { hash: "", heading: "Shop", text: "Pots." },
      { hash: "mugs", heading: "Mugs", text: "" },
    ],
  ],
]);

test("adds other words to their section", () => {
  const { sections } = searchFile(findable, words, [{ to: "/shop#mugs", words: "cup" }], []);
  expect(sections.map((section) => section.otherWords)).toEqual([undefined, "cup"]);
});

test.each(["/shop#bowls", "/bowls"])("refuses other words for %s, which isn't in the index", (to) => {
  expect(() => searchFile(findable, words, [{ to, words: "cup" }])).toThrow(`'${to}' is not a section`);
});

test("has one entry for each section", () => {
  expect(new Set(otherWords.map(({ to }) => to)).size).toBe(otherWords.length);
});
