/** What all feed formats tell, each in its own way. Addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** BCP 47. */
  language: string;
  /** The page that lists the same articles. */
  home: string;
  /** Where this feed lies. */
  self: string;
  /** Its media type. */
  type: string;
  icon: string;
  /** Newest first. */
  items: readonly FeedItem[];
}

export interface FeedItem {
  /** The article’s own page. It also names the item for good, so that no reader shows it twice. */
  address: string;
  title: string;
  summary: string;
  /** The whole text. */
  html: string;
  /** Day of publication: ISO, without a time. */
  date: string;
  author: { name: string; address: string };
  tags: readonly string[];
}

/**
 * The moment that stands for a day: noon in UTC, which is the same day from Hawaii to Japan, where midnight would be the day
 * before in all of America.
 */
export function noonOf(day: string): string {
  return `${day}T12:00:00Z`;
}

/**
 * When the feed last changed: with its newest article. The time of the build would make a new file of the same articles
 * each time.
 */
export function updatedAt({ items }: Pick<Feed, "items">): string {
  return noonOf(items.map(({ date }) => date).reduce((latest, date) => (date > latest ? date : latest), "1970-01-01"));
}
