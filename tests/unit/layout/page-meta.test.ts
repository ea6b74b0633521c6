import type { MetaDescriptor } from "react-router-dom";
import { expect, test } from "vitest";
import { articleFeed } from "../../../data/article-feed.ts";
import { previewSize } from "../../../data/preview-picture.ts";
import { headTags } from "../../../src/layout/page-meta.ts";
import { meta as homeMeta } from "../../../src/routes/home.tsx";

function contentOf(tags: readonly MetaDescriptor[], property: string): unknown {
  return tags.flatMap((tag) =>
    "property" in tag && tag.property === property && "content" in tag ? tag.content : [],
  )[0];
}

test("gives the size of the preview picture", () => {
  const tags = headTags({ title: "Soup", description: "All about soup", path: "/soup" });
  expect(contentOf(tags, "og:image:width")).toBe(String(previewSize.width));
  expect(contentOf(tags, "og:image:height")).toBe(String(previewSize.height));
});

test("names the feed of the articles on the home page", () => {
  expect(homeMeta()).toContainEqual(
    expect.objectContaining({ rel: "alternate", type: "application/rss+xml", href: articleFeed.path }),
  );
});
