import type { ArticleNode } from "../../../data/articles/article-node.ts";
import { writeXml, type XmlNode, xml } from "../../../markup/xml.ts";

/** The text of an article as HTML that can be read anywhere: its links have the address of the site in them. */
export function bodyHtml(body: readonly ArticleNode[], address: string): string {
  return body.map((node) => writeXml(toHtml(node, address))).join("\n");
}

function toHtml(node: ArticleNode, address: string): XmlNode {
  if (typeof node === "string") return node;
  const children = node.children.map((child) => toHtml(child, address));
  // Set large on the site, it is one of the text’s own paragraphs.
  if (node.element === "pull-quote") return xml("p", {}, xml("strong", {}, ...children));
  if (node.href === undefined) return xml(node.element, {}, ...children);
  return xml(node.element, { href: new URL(node.href, address).href }, ...children);
}
