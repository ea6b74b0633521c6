import type { ArticleNode } from "../../data/articles/article-node.ts";
import { writeXml, type XmlNode, xml } from "../../shared/xml.ts";

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
