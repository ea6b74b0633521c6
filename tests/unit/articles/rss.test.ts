import { parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { rss } from "../../../src/articles/rss.ts";
import { sample } from "./sample-feed.ts";

const feed = parseRssFeed(rss(sample));
const [newer, older] = sample.items;

test("a feed reader finds what a channel must have", () => {
  expect(feed).toMatchObject({
    title: sample.title,
    link: sample.home,
    description: sample.description,
    language: "en-us",
  });
});

test("the channel names its own address, as the validator asks", () => {
  expect(feed.atom?.links).toEqual([{ rel: "self", type: sample.type, href: sample.self }]);
});

test("every item comes whole, in its order, with all signs as they were", () => {
  expect(feed.items?.map(({ title, link, content, dc }) => [title, link, content?.encoded, dc?.creators])).toEqual(
    [newer, older].map((item) => [item?.title, item?.address, item?.html, [item?.author.name]]),
  );
  expect(feed.items?.[0]?.categories?.map(({ name }) => name)).toEqual(newer?.tags);
});

test("an item is known for good by the address of its page", () => {
  expect(feed.items?.map(({ guid }) => guid)).toEqual([
    { value: newer?.address, isPermaLink: true },
    { value: older?.address, isPermaLink: true },
  ]);
});

test("a summary is HTML, in which a sign stands for itself", () => {
  expect(feed.items?.[0]?.description).toContain("Fish &amp; &lt;chips&gt;");
});

test("dates are written as in mail, and the channel is as new as its newest item", () => {
  expect(feed.items?.map(({ pubDate }) => pubDate)).toEqual([
    "Thu, 12 Nov 2026 12:00:00 GMT",
    "Sun, 08 Mar 2026 12:00:00 GMT",
  ]);
  expect(feed.lastBuildDate).toBe("Thu, 12 Nov 2026 12:00:00 GMT");
});

test("the same articles make the same file", () => {
  expect(rss(sample)).toBe(rss(sample));
});
