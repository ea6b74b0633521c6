/** Content of a feed, independent of its format. URLs are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** BCP 47 tag. */
  language: string;
  /** The page that lists the same articles. */
  home: string;
  self: string;
  type: string;
  icon: string;
  /** Newest first. */
  items: readonly FeedItem[];
}

export interface FeedItem {
  /** URL of the article's page. It also serves as the item's permanent id, so that readers don't show it twice. */
  address: string;
  title: string;
  summary: string;
  html: string;
  /** Publication day: ISO 8601, without a time. */
  date: string;
  author: { name: string; address: string };
  tags: readonly string[];
}

/**
 * Returns noon UTC, which falls on the same day from Hawaii to Japan. Midnight would fall on the day before in all of
 * America.
 */
export function noonOf(day: string): string {
  return `${day}T12:00:00Z`;
}

/**
 * Returns the date of the newest article. The build time would change the file on every build, even with the same
 * articles.
 */
export function updatedAt({ items }: Pick<Feed, "items">): string {
  return noonOf(items.map(({ date }) => date).reduce((latest, date) => (date > latest ? date : latest), "1970-01-01"));
}
