import { writeXml, type XmlElement, type XmlNode, xml, xmlDocument } from "@kindred-ground/markup/xml.ts";
import type { ArticleNode } from "../../data/articles/read-article-body.ts";

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
  /** Newest first. */
  items: readonly FeedItem[];
}

export interface FeedItem {
  /**
   * URL of the article's page. It also serves as the item's permanent id, so that feed readers don't show an article
   * twice.
   */
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
 * Returns noon UTC, which falls on the same day from Hawaii to Japan. Midnight UTC would fall on the previous day in
 * all of the Americas.
 */
function noonOf(day: string): string {
  return `${day}T12:00:00Z`;
}

/**
 * Returns noon on the day of the newest article. The build time would change the file on every build, even with the
 * same articles.
 */
function updatedAt({ items }: Pick<Feed, "items">): string {
  return noonOf(items.map(({ date }) => date).reduce((latest, date) => (date > latest ? date : latest), "1970-01-01"));
}

/**
 * Returns a feed as RSS 2.0 (https://www.rssboard.org/rss-specification). In RSS, `author` must be an email address and
 * `description` is the excerpt. The author’s name and the full text therefore use modules that readers support.
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
    // The summary is escaped as HTML, because feed readers treat it as HTML.
    xml("description", {}, writeXml(summary)),
    xml("content:encoded", {}, html),
  );
}

/** Returns a time in the date format of email, with a four-digit year: `Thu, 12 Nov 2026 12:00:00 GMT`. */
function rfc822(moment: string): string {
  return new Date(moment).toUTCString();
}

/** Returns an article's body as HTML for use outside the site: its links are absolute. */
export function bodyHtml(body: readonly ArticleNode[], address: string): string {
  return body.map((node) => writeXml(toHtml(node, address))).join("\n");
}

function toHtml(node: ArticleNode, address: string): XmlNode {
  if (typeof node === "string") return node;
  const children = node.children.map((child) => toHtml(child, address));
  // A pull quote is set large on the site, but it is one of the article's own paragraphs.
  if (node.element === "pull-quote") return xml("p", {}, xml("strong", {}, ...children));
  if (node.href === undefined) return xml(node.element, {}, ...children);
  return xml(node.element, { href: new URL(node.href, address).href }, ...children);
}
