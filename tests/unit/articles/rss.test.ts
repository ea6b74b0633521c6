import { parseRssFeed } from "feedsmith";
import { parseFragment, serialize } from "parse5";
import { expect, test } from "vitest";
import { bodyHtml, type Feed, rss } from "../../../src/articles/rss.ts";

/** Text that breaks any output that does not escape it. */
const hostile = `Fish & <chips> "]]>" 'tea' &amp; 🐟`;

const sample: Feed = {
  title: `Articles: ${hostile}`,
  description: `Reading. ${hostile}`,
  language: "en-US",
  home: "https://site.example/articles",
  self: "https://site.example/articles/feed?a=1&b=2",
  type: "application/some+xml",
  items: [
    {
      address: "https://site.example/articles/newer",
      title: `Newer: ${hostile}`,
      summary: `In short. ${hostile}`,
      html: '<p>Fish &amp; chips. <a href="https://site.example/land?a=1&amp;b=2">The land</a>.</p>\n<p>]]&gt;</p>',
      date: "2026-11-12",
      author: { name: `Ada ${hostile}`, address: "https://site.example/about/people#ada" },
      tags: ["Rest", hostile],
    },
    {
      address: "https://site.example/articles/older",
      title: "Older",
      summary: "In short, too.",
      html: "<p>One.</p>",
      date: "2026-03-08",
      author: { name: "Bo C.", address: "https://site.example/about/people#bo" },
      tags: [],
    },
  ],
};

const feed = parseRssFeed(rss(sample));
const [newer, older] = sample.items;

test("contains the required channel elements", () => {
  expect(feed).toMatchObject({
    title: sample.title,
    link: sample.home,
    description: sample.description,
    language: "en-us",
  });
});

test("includes the feed's own address, as the validator requires", () => {
  expect(feed.atom?.links).toEqual([{ rel: "self", type: sample.type, href: sample.self }]);
});

test("preserves order, content, and special characters of items", () => {
  expect(feed.items?.map(({ title, link, content, dc }) => [title, link, content?.encoded, dc?.creators])).toEqual(
    [newer, older].map((item) => [item?.title, item?.address, item?.html, [item?.author.name]]),
  );
  expect(feed.items?.[0]?.categories?.map(({ name }) => name)).toEqual(newer?.tags);
});

test("identifies an item permanently by its page address", () => {
  expect(feed.items?.map(({ guid }) => guid)).toEqual([
    { value: newer?.address, isPermaLink: true },
    { value: older?.address, isPermaLink: true },
  ]);
});

test("escapes a summary as HTML", () => {
  expect(feed.items?.[0]?.description).toContain("Fish &amp; &lt;chips&gt;");
});

test("formats dates as RFC 822 and dates the channel by its newest item", () => {
  expect(feed.items?.map(({ pubDate }) => pubDate)).toEqual([
    "Thu, 12 Nov 2026 12:00:00 GMT",
    "Sun, 08 Mar 2026 12:00:00 GMT",
  ]);
  expect(feed.lastBuildDate).toBe("Thu, 12 Nov 2026 12:00:00 GMT");
});

test("produces the same file for the same articles", () => {
  expect(rss(sample)).toBe(rss(sample));
});

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
