import { expect, test } from "vitest";
import { textOf } from "../../../../data/articles/read-article-body.ts";
import {
  articlePages,
  articleSlugs,
  deadArticleLinks,
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
  ["has an empty front matter", `---\n\n---\n${quote}\n`, "'title': nothing is not text"],
  ["lacks a title", withHead(/title:.*\n/, ""), "'title': nothing is not text; write at least a word"],
  ["names an unknown category", withHead("home", "garden"), "'category': 'garden' is not one of the list"],
  ["has a date in another format", withHead("2026-01-31", "Jan 31"), "line 4: 'date': 'Jan 31' is not a valid date"],
  ["has an unknown field", withHead(/$/, "\nautor: dell-k"), "'autor' is not a line we know; write one of title"],
  ["has a future date", withHead("2026-01-31", "2999-01-31"), "line 4: 'date': '2999-01-31' is in the future, but the"],
  ["has an unknown author", withHead("dell-k", "nobody"), "line 5: 'author': 'nobody' is not one of the list; write"],
  [
    "has an unknown program",
    withHead("pass-hub", "soup-101"),
    "line 8: 'programs[0]': 'soup-101' is not one of the list",
  ],
  ["has an unknown role", withHead("weaver", "hero"), "line 9: 'roles[0]': 'hero' is not one of the list; write"],
  ["has no roles", withHead(/roles:.*\n/, ""), "'roles': nothing is not a list; write [] if there is none"],
  ["has a number for a title", withHead("A title", "1984"), "'title': 1984 is not text; write at least a word"],
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
  ["Our Soup.mdx", "folder/Our Soup.mdx: 'Our Soup' is not allowed in an address; write lowercase letters"],
])("rejects a file named %s and suggests a name", (file, message) => {
  expect(() => articleSlugs("folder", ["one.mdx", file])).toThrow(message);
});

/** Builds a file whose body starts on line 12. */
const file = (body: string, front = head) => `---\n${front}\n---\n${body}\n\n${quote}\n`;

function mistakesOf(text: string): string[] {
  try {
    parseArticle("soup", text);
    return [];
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split("\n");
  }
}

test("accepts a valid article", () => {
  expect(
    mistakesOf(file("One.\n\n## Two\n\n### Three\n\n[The land](/homestead) and [a map](https://example.org/).")),
  ).toEqual([]);
});

test("accepts a future date for a sample", () => {
  expect(mistakesOf(file("One.", head.replace("2026-01-31", "2999-01-31").replace("false", "true")))).toEqual([]);
});

test.each([
  ["a level-one heading", "# Soup", "'Soup' is a heading of level 1, which is the title’s; begin it with '##'"],
  ["a skipped level", "### Soup", "'Soup' is a heading of level 3 without one of level 2 above; begin it with '##'"],
  [
    "a level that is too deep",
    "## Soup\n#### Salt",
    "line 13: 'Salt' is a heading of level 4; an article has '##', and '###' below it",
  ],
  [
    "two equal headings",
    "## Our soup\n## Our Soup!",
    "line 13: the heading 'Our Soup!' is also in line 12; give each its own words",
  ],
  ["an empty heading", "##", "a heading without words; write what its part is about, or delete it"],
  [
    "a picture without alternative text",
    "![](/soup.png)",
    "'' is a picture, which an article has none of beside its drawing; say in words what it shows",
  ],
  ["HTML", "Some <u>soup</u>.", "<u> is HTML; write it in Markdown, or &lt; for a literal '<'"],
  ["a script", "<script>alert(1)</script>", "<script> is HTML"],
  ["an expression", "One and {1 + 1}", "{1 + 1} is code; write only the words"],
  ["an import", "import soup from 'soup'", "this is code; an article has words alone"],
  [
    "a link without TLS",
    "[A map](http://example.org/)",
    "the link 'http://example.org/' is not a link; begin with https://",
  ],
  [
    "a link to an invalid host",
    "[A map](https://example/)",
    "the link 'https://example/' names a host that cannot exist",
  ],
  ["a link to a file", "[The land](homestead.html)", "the link 'homestead.html' is not a link; begin with '/'"],
  [
    "vague link text",
    "Read [here](/homestead).",
    "the words 'here' do not say where /homestead leads; link those that name it",
  ],
  ["a link without text", "Read [](/homestead).", "the words '' do not say where /homestead leads"],
  [
    "a link to a missing heading",
    "## Salt\n\n[Soup](#soup)",
    "line 14: '#soup' is not a heading of this article; write one of #salt",
  ],
  [
    "a repeated link",
    "[The land](/homestead)\n\n[Our land](/homestead)",
    "line 14: the link to /homestead is also in line 12; keep one of them",
  ],
  ["a reference link", "[The land][1]\n\n[1]: /homestead", "a link whose address is in another place"],
  ["a thematic break", "One.\n\n***\n\nTwo.", "line 14: an article has no element for <hr>"],
])("reports text with %s by file, line, and fix", (_, body, said) => {
  const [first] = mistakesOf(file(body));
  expect(first).toContain(`data/articles/soup.mdx: ${said.startsWith("line") ? "" : "line 12: "}${said}`);
});

test("reports all mistakes at once in file order", () => {
  const told = mistakesOf(file("### Soup\n\n[here](/homestead) ![](/soup.png)", head.replace("weaver", "hero")));
  expect(told.map((line) => line.split(": ")[1])).toEqual(["line 9", "line 12", "line 14", "line 14"]);
});

test("reports a dead link and accepts one with a query or fragment", () => {
  const article = parseArticle(
    "soup",
    file("[Soup](/sop)\n\n[Us](/contact?inquiry=media#form)\n\n[A map](https://example.org/)"),
  );
  expect(deadArticleLinks([article], ["/", "/contact"])).toEqual([
    "data/articles/soup.mdx: line 12: no page of the site is at '/sop'; correct the link",
  ]);
});
