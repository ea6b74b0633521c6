import { parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { rss } from "../../../src/articles/rss.ts";
import { sample } from "./sample-feed.ts";

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
