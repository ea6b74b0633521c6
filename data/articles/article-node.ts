/**
 * Plain-data nodes of an article's parsed Markdown body, so that a page can carry them. Each element maps to a
 * component in src/sections/articles/article-body.tsx, and to an HTML element in feeds.
 */
export type ArticleNode = string | ArticleElement;

interface ArticleElement {
  element: ArticleElementName;
  /** Anchor ID, for headings. */
  id?: string;
  /** Link target: a path on this site or an external address. */
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

export function textOf(node: ArticleNode): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}
