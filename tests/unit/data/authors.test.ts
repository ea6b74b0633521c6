import { expect, test } from "vitest";
import { readArticles } from "../../../data/articles/read-articles.server.ts";
import { authors } from "../../../data/authors.ts";
import { people } from "../../../data/people.ts";

test("lists only authors with articles", () => {
  const writing = new Set<string>(readArticles().map((article) => article.author));
  expect(authors.map(({ key }) => key).filter((key) => !writing.has(key))).toEqual([]);
});

test("starts each summary with the author's name", () => {
  expect(authors.filter(({ name, summary }) => !summary.startsWith(name))).toEqual([]);
});

test("gives an author who is among the people the same name there", () => {
  const names = new Map<string, string>(people.map(({ key, name }) => [key, name]));
  expect(authors.filter(({ key, name }) => (names.get(key) ?? name) !== name)).toEqual([]);
});
