import { type XmlElement, xml, xmlDocument } from "../../../shared/xml.ts";
import { type Feed, type FeedItem, noonOf, updatedAt } from "./feed.ts";

/** Writes Atom (RFC 4287). */
export function atom(feed: Feed): string {
  return xmlDocument(
    xml(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": feed.language },
      xml("id", {}, feed.home),
      xml("title", {}, feed.title),
      xml("subtitle", {}, feed.description),
      xml("updated", {}, updatedAt(feed)),
      xml("icon", {}, feed.icon),
      xml("link", { rel: "self", type: feed.type, href: feed.self }),
      xml("link", { rel: "alternate", type: "text/html", href: feed.home }),
      ...feed.items.map(entry),
    ),
  );
}

function entry({ address, title, summary, html, date, author, tags }: FeedItem): XmlElement {
  return xml(
    "entry",
    {},
    xml("id", {}, address),
    xml("title", {}, title),
    xml("link", { rel: "alternate", type: "text/html", href: address }),
    xml("published", {}, noonOf(date)),
    xml("updated", {}, noonOf(date)),
    xml("author", {}, xml("name", {}, author.name), xml("uri", {}, author.address)),
    ...tags.map((term) => xml("category", { term })),
    xml("summary", {}, summary),
    xml("content", { type: "html" }, html),
  );
}
