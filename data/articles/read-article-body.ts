import type { Nodes, Root } from "mdast";

// Adds the node types of MDX to the type of the tree.

export interface BodyLink {
  /** Link target exactly as the author wrote it. */
  address: string;
  words: string;
  /** Line number in the file. */
  line: number;
}

/** Returns all descendants of a node in document order. */
export function nodesBelow(node: Nodes): Nodes[] {
  return "children" in node ? node.children.flatMap((child) => [child, ...nodesBelow(child)]) : [];
}

export function wordsOf(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

export function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 0;
}

export function linksIn(tree: Root): BodyLink[] {
  return nodesBelow(tree).flatMap((node) =>
    node.type === "link" ? [{ address: node.url, words: wordsOf(node), line: lineOf(node) }] : [],
  );
}

/**
 * Returns a heading’s anchor ID: its words in lower case, without accents and apostrophes, joined by hyphens. The ID
 * depends only on those words, so saved links keep working as the rest of the article changes.
 */
export function headingId(heading: string): string {
  const words = heading
    .normalize("NFKD")
    // Drops apostrophes so they don't split a word, and the combining marks that NFKD separates from letters.
    .replace(/['’\p{M}]/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join("-");
}

/**
 * Node of an article's parsed Markdown body, as plain data that a page can carry. Each element maps to a component in
 * src/sections/articles/article-text.tsx, and to an HTML element in feeds.
 */
export type ArticleNode = string | ArticleElement;

interface ArticleElement {
  element: ArticleElementName;
  /** Anchor ID, for headings. */
  id?: string;
  /** Link target: a fragment, a path on this site or an external address. */
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
