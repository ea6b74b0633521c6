import { writeXml, type XmlElement, xml, xmlDocument } from "../../../markup/xml.ts";
import { type Feed, type FeedItem, noonOf, updatedAt } from "./feed.ts";

/**
 * RSS 2.0 (https://www.rssboard.org/rss-specification). Its own `author` must be a mail address, and its `description`
 * is the excerpt; so the author’s name and the whole text stand in the modules that readers know.
 */
export function rss(feed: Feed): string {
  const channel = xml(
    "channel",
    {},
    xml("title", {}, feed.title),
    xml("link", {}, feed.home),
    xml("description", {}, feed.description),
    xml("language", {}, feed.language.toLowerCase()),
    xml("lastBuildDate", {}, rfc822(updatedAt(feed))),
    xml("docs", {}, "https://www.rssboard.org/rss-specification"),
    xml("atom:link", { rel: "self", type: feed.type, href: feed.self }),
    ...feed.items.map(item),
  );
  const namespaces = {
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  return xmlDocument(xml("rss", { version: "2.0", ...namespaces }, channel));
}

function item({ address, title, summary, html, date, author, tags }: FeedItem): XmlElement {
  return xml(
    "item",
    {},
    xml("title", {}, title),
    xml("link", {}, address),
    xml("guid", { isPermaLink: "true" }, address),
    xml("pubDate", {}, rfc822(noonOf(date))),
    xml("dc:creator", {}, author.name),
    ...tags.map((tag) => xml("category", {}, tag)),
    // As HTML, which is what readers take it for.
    xml("description", {}, writeXml(summary)),
    xml("content:encoded", {}, html),
  );
}

/** The format of dates in mail, with four digits of the year: `Thu, 12 Nov 2026 12:00:00 GMT`. */
function rfc822(moment: string): string {
  return new Date(moment).toUTCString();
}
