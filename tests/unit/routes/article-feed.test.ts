import { parseFeed } from "feedsmith";
import { expect, test } from "vitest";
import { articleFeed } from "../../../data/article-feed.ts";
import { readArticles } from "../../../data/articles/read-articles.server.ts";
import { site } from "../../../data/site.ts";
import { loader } from "../../../src/routes/article-feed.ts";

test("contains every article in full with its URL", async () => {
  const response = loader();
  const text = await response.text();
  expect(response.headers.get("Content-Type")).toBe(`${articleFeed.type}; charset=utf-8`);
  for (const { slug, title } of readArticles()) {
    expect(text).toContain(`${site.origin}/articles/${slug}`);
    expect(text).toContain(title);
  }
  expect(text).toContain("the sky stayed where it was");
  // Feed readers cannot resolve root-relative URLs.
  expect(text).not.toMatch(/href=(\\?"|&quot;)\//);
});

test("uses a format that feed readers recognize", async () => {
  expect(parseFeed(await loader().text()).format).toBe("rss");
});
