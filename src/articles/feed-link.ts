import { articleFeed } from "../../data/article-feed.ts";

/** Tells feed readers where the feed is. */
export const feedLink = {
  tagName: "link",
  rel: "alternate",
  type: articleFeed.type,
  title: articleFeed.label,
  href: articleFeed.path,
};
