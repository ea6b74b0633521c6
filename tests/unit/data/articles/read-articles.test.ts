import { expect, test } from "vitest";
import { articleSlugs } from "../../../../data/articles/mistake-lines.ts";
import { textOf } from "../../../../data/articles/read-article-body.ts";
import {
  articlePages,
  parseArticle,
  readArticle,
  readArticles,
  readWholeArticles,
} from "../../../../data/articles/read-articles.server.ts";

const excerpt = "What you will get from it, said in one plain sentence.";
const head = `title: A title
excerpt: ${excerpt}
date: 2026-01-31
author: dell-k
category: home
tags: [One]
programs: [pass-hub]
roles: [weaver]
placeholder: false`;
const quote = "<PullQuote>One two three.</PullQuote>";

test("combines front matter and body of a file into an article", () => {
  expect(parseArticle("a-title", `---\n${head}\n---\n${quote}\n`)).toEqual({
    slug: "a-title",
    title: "A title",
    excerpt,
    date: "2026-01-31",
    author: "dell-k",
    category: "home",
    tags: ["One"],
    programs: ["pass-hub"],
    roles: ["weaver"],
    readTime: 1,
    placeholder: false,
    body: [{ element: "pull-quote", children: ["One two three."] }],
    contents: [],
    quote: "One two three.",
    links: [],
  });
});

const withHead = (from: string | RegExp, to: string) => `---\n${head.replace(from, to)}\n---\n${quote}\n`;
const withBody = (body: string) => `---\n${head}\n---\n${body}`;

test.each([
  ["has no front matter", "Once upon a time", "no front matter; start it with"],
  ["has an empty front matter", `---\n\n---\n${quote}\n`, "'title': nothing is no text"],
  ["lacks a title", withHead(/title:.*\n/, ""), "'title': nothing is no text; write at least a word"],
  ["names an unknown category", withHead("home", "garden"), "'category': 'garden' is not one of the list"],
  [
    "has a date in another format",
    withHead("2026-01-31", "Jan 31"),
    "line 4: 'date': 'Jan 31' is no day of the calendar",
  ],
  ["has a day after the month’s end", withHead("2026-01-31", "2026-02-31"), "'date': '2026-02-31' is no day"],
  ["has a month after December", withHead("2026-01-31", "2026-13-45"), "like 2026-01-31"],
  ["has an excerpt of four words", withHead(excerpt, "What you will get."), "is shorter than 41 characters"],
  ["has an excerpt that is too long", withHead(excerpt, "word ".repeat(40)), "is longer than 155 characters"],
  ["has an unknown field", withHead(/$/, "\nautor: dell-k"), "'autor' is not a line we know; write one of title"],
  ["has a number for a title", withHead("A title", "1984"), "'title': 1984 is no text; write at least a word"],
  ["has a word for a flag", withHead("false", "soon"), "'placeholder': 'soon' is neither true nor false"],
  ["has one word for tags", withHead("[One]", "One"), "'tags': 'One' is no list of texts"],
  ["lacks an author", withHead("dell-k", "''"), "'author': '' is not one of the list; write one of dell-k"],
  ["has a colon in a line", withHead("A title", "A title: more"), "at line 2, column 8; put quotes around"],
  ["has no pull quote", withBody("One two three.\n"), "the text has 0 pull quotes; set exactly one"],
  ["has an empty pull quote", withBody("<PullQuote></PullQuote>\n"), "the text has 0 pull quotes"],
  ["has two pull quotes", withBody(`${quote}\n\n${quote}\n`), ": the text has 2 pull quotes"],
  ["leaves a tag open", withBody("One.\n\n<PullQuote>Two.\n"), "line 14: Expected a closing tag for `<PullQuote>`"],
  ["leaves a brace open", withBody("One {two.\n"), "line 12: "],
])("stops the build for a file that %s, with its name and a fix", (_, text, reason) => {
  expect(() => parseArticle("broken", text)).toThrow("data/articles/broken.mdx: ");
  expect(() => parseArticle("broken", text)).toThrow(reason);
});

test("reports all broken lines at once", () => {
  const text = withHead("home", "garden").replace("2026-01-31", "soon");
  expect(() => parseArticle("broken", text)).toThrow(
    /broken\.mdx: line \d+: 'date'.*\n.*broken\.mdx: line \d+: 'category'/,
  );
});

test("lists articles newest first without their bodies", () => {
  const articles = readArticles();
  const dates = articles.map((article) => article.date);
  expect(dates).toEqual([...dates].sort().reverse());
  for (const article of articles) expect(article).not.toHaveProperty("body");
});

test("creates a page for each article", () => {
  expect(articlePages().map((page) => page.path)).toEqual(readArticles().map(({ slug }) => `/articles/${slug}`));
});

test("contains articles of 900 to 1,500 words", () => {
  const lengths = readWholeArticles().map(({ body }) => body.map(textOf).join(" ").split(/\s+/).length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(900);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1500);
});

test("finds no article for an unknown slug or a path", () => {
  expect(readArticle("no-such-article")).toBeUndefined();
  expect(readArticle("../pages")).toBeUndefined();
});

test("reads only .mdx files and ignores scripts and hidden files", () => {
  expect(articleSlugs("folder", ["one.mdx", "two-more.mdx", "read-time.ts", ".DS_Store"])).toEqual(["one", "two-more"]);
});

test.each([
  ["soup.md", "folder/soup.md: an article’s file ends in .mdx; rename it to soup.mdx"],
  ["soup", "rename it to soup.mdx"],
  ["Our Soup.mdx", "folder/Our Soup.mdx: 'Our Soup' cannot stand in an address; write small letters"],
])("rejects a file named %s and suggests a name", (file, message) => {
  expect(() => articleSlugs("folder", ["one.mdx", file])).toThrow(message);
});
