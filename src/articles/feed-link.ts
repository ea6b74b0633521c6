import type { articleFeed } from "../../data/article-feed.ts";

/** Returns the `link` element that announces the feed to feed readers. */
export function feedLink({ type, label, path }: typeof articleFeed) {
  return { tagName: "link", rel: "alternate", type, title: label, href: path };
}
