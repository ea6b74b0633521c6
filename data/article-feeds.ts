/** Article feeds: the labels readers see, and the types feed readers use for discovery. */
export const articleFeeds = [
  { key: "rss", label: "RSS", path: "/articles/rss.xml", type: "application/rss+xml" },
  { key: "atom", label: "Atom", path: "/articles/atom.xml", type: "application/atom+xml" },
  { key: "json", label: "JSON Feed", path: "/articles/feed.json", type: "application/feed+json" },
] as const;

export type ArticleFeed = (typeof articleFeeds)[number];
