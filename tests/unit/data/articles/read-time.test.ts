import { expect, test } from "vitest";
import { readTime } from "../../../../data/articles/read-time.ts";

test("counts 200 words per minute, rounded up", () => {
  expect(readTime("word ".repeat(200))).toBe(1);
  expect(readTime("word ".repeat(201))).toBe(2);
});

test("returns at least one minute", () => {
  expect(readTime("")).toBe(1);
});

test("ignores tags, link addresses, and punctuation", () => {
  const bare = "word ".repeat(198);
  expect(readTime(`${bare} <PullQuote>one</PullQuote> – [two](/three/four/five) …`)).toBe(1);
});
