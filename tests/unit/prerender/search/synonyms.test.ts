import { expect, test } from "vitest";
import { synonyms } from "../../../../data/synonyms.ts";
import { searchFile } from "../../../../prerender/search/search-file.ts";

const searched = [{ path: "/shop", title: "Shop", description: "" }];
const words = new Map([["/shop", [{ hash: "", heading: "Shop", text: "Pots on an equity seat." }]]]);
const fileWith = (group: readonly string[]) => searchFile(searched, words, [], [group]);

test.each([[["cup", "pot"]], [["bowl", "seats"]], [["aid", "equity seat"]]])(
  "takes %j, which the site has",
  (group) => {
    expect(fileWith(group).synonyms).toEqual([group]);
  },
);

test.each([[["cup", "bowl"]], [["equity share", "stipend"]]])("refuses %j, which no page has", (group) => {
  expect(() => fileWith(group)).toThrow(`no page has a word of '${group.join(", ")}'`);
});

test("has at least two different words in each group, and no group twice", () => {
  for (const group of synonyms) expect([group, new Set(group).size > 1]).toEqual([group, true]);
  for (const group of synonyms) expect(new Set(group).size).toBe(group.length);
  expect(new Set(synonyms.map((group) => [...group].sort().join())).size).toBe(synonyms.length);
});
