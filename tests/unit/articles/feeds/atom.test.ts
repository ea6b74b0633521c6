import { parseAtomFeed } from "feedsmith";
import { expect, test } from "vitest";
import { atom } from "../../../../src/articles/feeds/atom.ts";
import { sample } from "./sample-feed.ts";

const feed = parseAtomFeed(atom(sample));

/** RFC 3339, required by Atom (RFC 4287, 3.3). */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

test("a feed reader finds what a feed must have: id, title, time of its last change (RFC 4287, 4.1.1)", () => {
  expect(feed.id).toBe(sample.home);
  expect(feed.title?.value).toBe(sample.title);
  expect(feed.updated).toBe("2026-11-12T12:00:00Z");
});

test("it names its own address and that of the page", () => {
  expect(feed.links?.map(({ rel, href }) => [rel, href])).toEqual([
    ["self", sample.self],
    ["alternate", sample.home],
  ]);
});

test("every entry has id, title, time, author and page (RFC 4287, 4.1.2)", () => {
  expect(feed.entries).toHaveLength(sample.items.length);
  for (const [index, entry] of (feed.entries ?? []).entries()) {
    const item = sample.items[index];
    expect(entry).toMatchObject({ id: item?.address, title: { value: item?.title }, links: [{ href: item?.address }] });
    expect(entry.authors).toEqual([{ name: item?.author.name, uri: item?.author.address }]);
    expect(entry.updated).toMatch(moment);
    expect(entry.published).toBe(`${item?.date}T12:00:00Z`);
  }
});

test("the ids of all entries differ", () => {
  const ids = feed.entries?.map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
});

test("the whole text comes as HTML, with all signs as they were", () => {
  expect(feed.entries?.map(({ content }) => content)).toEqual(
    sample.items.map(({ html }) => ({ type: "html", value: html })),
  );
  expect(feed.entries?.[0]?.categories?.map(({ term }) => term)).toEqual(sample.items[0]?.tags);
});
