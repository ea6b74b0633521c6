import type { articleFeed } from "../../data/article-feed.ts";

/** Tells feed readers where the feed is. */
export function feedLink({ type, label, path }: typeof articleFeed) {
  return { tagName: "link", rel: "alternate", type, title: label, href: path };
}
