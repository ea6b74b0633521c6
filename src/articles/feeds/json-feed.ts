import { type Feed, noonOf } from "./feed.ts";

/** Writes JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(feed: Feed): string {
  const { title, description, language, home, self, icon, items } = feed;
  const told = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    language,
    home_page_url: home,
    feed_url: self,
    favicon: icon,
    items: items.map((item) => ({
      id: item.address,
      url: item.address,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: noonOf(item.date),
      authors: [{ name: item.author.name, url: item.author.address }],
      tags: item.tags,
    })),
  };
  return `${JSON.stringify(told, undefined, 2)}\n`;
}
