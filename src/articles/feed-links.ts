import type { MetaDescriptor } from "react-router-dom";
import type { ArticleFeed } from "../../data/article-feeds.ts";

export function feedLinks(feeds: readonly ArticleFeed[]): MetaDescriptor[] {
  return feeds.map(({ label, path, type }) => ({
    tagName: "link",
    rel: "alternate",
    type,
    title: label,
    href: path,
  }));
}
