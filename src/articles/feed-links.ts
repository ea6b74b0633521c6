import type { MetaDescriptor } from "react-router-dom";
import type { ArticleFeed } from "../../data/article-feeds.ts";

/** What lets feed readers and browsers find the feeds of the page that they are given. */
export function feedLinks(feeds: readonly ArticleFeed[]): MetaDescriptor[] {
  return feeds.map(({ label, path, type }) => ({
    tagName: "link",
    rel: "alternate",
    type,
    title: label,
    href: path,
  }));
}
