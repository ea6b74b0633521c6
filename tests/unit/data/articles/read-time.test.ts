import { expect, test } from "vitest";
import { readTime } from "../../../../data/articles/read-article-body.ts";

test("two hundred words take a minute and one more begins the next", () => {
  expect(readTime("word ".repeat(200))).toBe(1);
  expect(readTime("word ".repeat(201))).toBe(2);
});

test("even an empty text takes a minute to open", () => {
  expect(readTime("")).toBe(1);
});

test("tags, link addresses and punctuation are not words", () => {
  const bare = "word ".repeat(198);
  expect(readTime(`${bare} <PullQuote>one</PullQuote> – [two](/three/four/five) …`)).toBe(1);
});
