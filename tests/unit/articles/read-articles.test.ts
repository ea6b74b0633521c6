// @vitest-environment node
import { expect, test } from "vitest";
import { articlePages, parseArticle, readArticle, readArticles } from "../../../data/articles/read-articles.server.ts";
import { parseBody } from "../../../src/sections/articles/parse-body.server.ts";

const head = `title: A title
excerpt: What you will get from it.
date: 2026-01-31
author: Ada B.
category: home
tags: [One]
placeholder: false`;

test("front matter and body of a file become one article", () => {
  expect(parseArticle("a-title", `---\n${head}\n---\nOne two three.\n`)).toEqual({
    slug: "a-title",
    title: "A title",
    excerpt: "What you will get from it.",
    date: "2026-01-31",
    author: "Ada B.",
    category: "home",
    tags: ["One"],
    readTime: 1,
    placeholder: false,
    markdown: "One two three.\n",
  });
});

test.each([
  ["has no front matter", "Once upon a time", "front matter"],
  ["lacks a title", `---\n${head.replace(/title:.*\n/, "")}\n---\n`, "'title' must be a line of text"],
  ["names an unknown category", `---\n${head.replace("home", "garden")}\n---\n`, "category"],
  ["writes a date in another way", `---\n${head.replace("2026-01-31", "Jan 31")}\n---\n`, "2026-01-31"],
  ["has a line we do not know", `---\n${head}\nautor: Ada B.\n---\n`, "autor"],
])("a file that %s stops the build with its name and the reason", (_, text, reason) => {
  expect(() => parseArticle("broken", text)).toThrow("data/articles/broken.mdx");
  expect(() => parseArticle("broken", text)).toThrow(reason);
});

test("articles are listed newest first and carry no body", () => {
  const articles = readArticles();
  const dates = articles.map((article) => article.date);
  expect(dates).toEqual([...dates].sort().reverse());
  for (const article of articles) expect(article).not.toHaveProperty("markdown");
});

test("every article has a page, a body that can be drawn and exactly one pull quote", () => {
  const articles = readArticles();
  expect(articlePages().map((page) => page.path)).toEqual(articles.map((article) => `/articles/${article.slug}`));
  for (const { slug } of articles) {
    const source = readArticle(slug);
    const body = parseBody(source?.markdown ?? "", slug);
    const quotes = body.filter((node) => typeof node === "object" && node.element === "pull-quote");
    expect(quotes, slug).toHaveLength(1);
  }
});

test("a slug without a file, or with a path in it, is no article", () => {
  expect(readArticle("no-such-article")).toBeUndefined();
  expect(readArticle("../pages")).toBeUndefined();
});
