/** The feed of all articles: the label that readers see, and the type that feed readers look for. */
export const articleFeed = { label: "RSS", path: "/articles/rss.xml", type: "application/rss+xml" } as const;
