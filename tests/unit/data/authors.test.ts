import { expect, test } from "vitest";
import { readArticles } from "../../../data/articles/read-articles.server.ts";
import { authors } from "../../../data/authors.ts";
import { authorMistakes } from "../../../data/checks/articles.ts";

const [author] = authors;

test("lists only authors with articles", () => {
  const writing = new Set<string>(readArticles().map((article) => article.author));
  expect(authors.map(({ key }) => key).filter((key) => !writing.has(key))).toEqual([]);
});

test("starts each summary with the author's name", () => {
  expect(authors.filter(({ name, summary }) => !summary.startsWith(name))).toEqual([]);
});

test("reports a mistake with file, author, field, and fix", () => {
  expect(authorMistakes([{ ...author, bio: [] }])).toEqual([
    "data/authors.ts, 'dell-k', bio: [] is no list of texts; write at least one, none of them empty, like ['Rest', 'Food']",
  ]);
  expect(authorMistakes([author, author])).toContain(
    "data/authors.ts, 'dell-k', key: 'dell-k' appears twice; give each entry its own",
  );
});
