import { parseJsonFeed } from "feedsmith";
import { expect, test } from "vitest";
import { jsonFeed } from "../../../../src/articles/feeds/json-feed.ts";
import { sample } from "./sample-feed.ts";

const text = jsonFeed(sample);
const raw: Record<string, unknown> = JSON.parse(text);

test("it names its version, and has a title and items, as the format asks", () => {
  expect(raw.version).toBe("https://jsonfeed.org/version/1.1");
  expect(raw).toMatchObject({ title: sample.title, home_page_url: sample.home, feed_url: sample.self });
});

test("every item has an id, a page, the whole text and a moment with its zone", () => {
  expect(raw.items).toMatchObject(
    sample.items.map(({ address, html, title, summary, date }) => ({
      id: address,
      url: address,
      title,
      summary,
      content_html: html,
      date_published: `${date}T12:00:00Z`,
    })),
  );
});

test("a feed reader reads it, authors and tags with it", () => {
  const { items } = parseJsonFeed(text);
  expect(items?.map(({ authors }) => authors)).toEqual(
    sample.items.map(({ author }) => [{ name: author.name, url: author.address }]),
  );
  expect(items?.[0]?.tags).toEqual(sample.items[0]?.tags);
});

test("nothing of version 1.0 is left that 1.1 has renamed", () => {
  expect(text).not.toContain('"author":');
});
