import { parseFeed } from "feedsmith";
import { expect, test } from "vitest";
import { articleFeeds } from "../../../data/article-feeds.ts";
import { readArticles } from "../../../data/articles/read-articles.server.ts";
import { site } from "../../../data/site.ts";
import { loader } from "../../../src/routes/article-feed.ts";

function ask(path: string) {
  return loader({ url: new URL(path, site.origin) });
}

test.each(articleFeeds)("$label has every article, whole, under the address of its page", async ({ path, type }) => {
  const response = ask(path);
  const text = await response.text();
  expect(response.headers.get("Content-Type")).toBe(`${type}; charset=utf-8`);
  for (const { slug, title } of readArticles()) {
    expect(text).toContain(`${site.origin}/articles/${slug}`);
    expect(text).toContain(title);
  }
  expect(text).toContain("the sky stayed where it was");
  // Feed readers cannot resolve root-relative addresses.
  expect(text).not.toMatch(/href=(\\?"|&quot;)\//);
});

test("each format is recognized as the one it is", async () => {
  const formats = await Promise.all(articleFeeds.map(async ({ path }) => parseFeed(await ask(path).text()).format));
  expect(formats).toEqual(articleFeeds.map(({ key }) => key));
});
