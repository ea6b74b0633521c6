// @vitest-environment node
import { expect, test } from "vitest";
import { deadArticleLinks, parseArticle } from "../../../../data/articles/read-articles.server.ts";

const head = `title: A title
excerpt: What you will get from it, said in one plain sentence.
date: 2026-01-31
author: dell-k
category: home
tags: [One]
programs: [pass-hub]
roles: [weaver]
placeholder: false`;

/** Builds a file whose body starts on line 12. */
const file = (body: string, front = head) =>
  `---\n${front}\n---\n${body}\n\n<PullQuote>Start with twelve.</PullQuote>\n`;

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

test.each([
  [
    "an unknown author",
    head.replace("dell-k", "nobody"),
    "line 5: 'author': 'nobody' is not one of the list; write one of dell-k",
  ],
  [
    "an unknown program",
    head.replace("pass-hub", "soup-101"),
    "line 8: 'programs[0]': 'soup-101' is not one of the list; write one of",
  ],
  [
    "an unknown role",
    head.replace("weaver", "hero"),
    "line 9: 'roles[0]': 'hero' is not one of the list; write one of builder",
  ],
  ["no roles", head.replace(/roles:.*\n/, ""), "'roles': nothing is no list; write [] where there is none"],
  [
    "a future date",
    head.replace("2026-01-31", "2999-01-31"),
    "line 4: 'date': '2999-01-31' has not come yet, and the article would be out at once; write",
  ],
])("reports front matter with %s by file, line, field, and fix", (_, front, said) => {
  const [first] = mistakesOf(file("One.", front));
  expect(first).toContain(`data/articles/soup.mdx: ${said}`);
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
  ["HTML", "Some <u>soup</u>.", "<u> is HTML; write it in Markdown, or &lt; for a '<' that is meant as such"],
  ["a script", "<script>alert(1)</script>", "<script> is HTML"],
  ["an expression", "One and {1 + 1}", "{1 + 1} is code; write the words alone"],
  ["an import", "import soup from 'soup'", "this is code; an article has words alone"],
  [
    "a link without TLS",
    "[A map](http://example.org/)",
    "the link 'http://example.org/' is no link; begin with https://",
  ],
  ["a link to an invalid host", "[A map](https://example/)", "the link 'https://example/' names a host that cannot be"],
  ["a link to a file", "[The land](homestead.html)", "the link 'homestead.html' is no link; begin with '/'"],
  [
    "vague link text",
    "Read [here](/homestead).",
    "the words 'here' do not say where /homestead leads; link those that name it",
  ],
  ["a link without text", "Read [](/homestead).", "the words '' do not say where /homestead leads"],
  [
    "a link to a missing heading",
    "## Salt\n\n[Soup](#soup)",
    "line 14: '#soup' is no heading of this article; write one of #salt",
  ],
  [
    "a repeated link",
    "[The land](/homestead)\n\n[Our land](/homestead)",
    "line 14: the link to /homestead is also in line 12; keep one of them",
  ],
  ["a reference link", "[The land][1]\n\n[1]: /homestead", "a link whose address stands elsewhere"],
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
