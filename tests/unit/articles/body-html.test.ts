import { parseFragment, serialize } from "parse5";
import { expect, test } from "vitest";
import { bodyHtml } from "../../../src/articles/rss.ts";

const address = "https://site.example/articles/soup";

test("resolves links to site addresses", () => {
  const link = (href: string) => bodyHtml([{ element: "a", href, children: ["there"] }], address);
  expect(link("/homestead#dates")).toBe('<a href="https://site.example/homestead#dates">there</a>');
  expect(link("#salt")).toBe('<a href="https://site.example/articles/soup#salt">there</a>');
  expect(link("https://example.org/?a=1&b=2")).toBe('<a href="https://example.org/?a=1&amp;b=2">there</a>');
});

test("formats a pull quote as a bold paragraph", () => {
  expect(bodyHtml([{ element: "pull-quote", children: ["Start."] }], address)).toBe("<p><strong>Start.</strong></p>");
});

test("produces HTML that a parser reads unchanged", () => {
  const html = bodyHtml([{ element: "p", children: ["1 < 2 & ", { element: "em", children: ['"so"'] }] }], address);
  expect(serialize(parseFragment(html))).toBe('<p>1 &lt; 2 &amp; <em>"so"</em></p>');
});
