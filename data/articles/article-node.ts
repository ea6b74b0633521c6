/**
 * What an article’s body is made of once its Markdown is parsed: plain data that a page can carry. Each element names
 * one of the components in src/sections/articles/article-body.tsx, and one of HTML in feeds.
 */
export type ArticleNode = string | ArticleElement;

interface ArticleElement {
  element: ArticleElementName;
  /** Of a heading: what links name it by. */
  id?: string;
  /** Of a link: a path of this site, or an address elsewhere. */
  href?: string;
  children: ArticleNode[];
}

export const articleElementNames = [
  "p",
  "h2",
  "h3",
  "ul",
  "ol",
  "li",
  "strong",
  "em",
  "a",
  "blockquote",
  "pull-quote",
] as const;

export type ArticleElementName = (typeof articleElementNames)[number];

/** The words of a node, without their markup. */
export function textOf(node: ArticleNode): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}
