import type { Nodes, Root } from "mdast";
// Widens the type of the tree with the nodes that only MDX has.
import type {} from "mdast-util-mdx";

/** A link of an article’s text. */
export interface BodyLink {
  /** As its author wrote it. */
  address: string;
  /** The words that are linked. */
  words: string;
  /** In the file. */
  line: number;
}

/** All nodes below one, in the order of the text. */
export function nodesBelow(node: Nodes): Nodes[] {
  return "children" in node ? node.children.flatMap((child) => [child, ...nodesBelow(child)]) : [];
}

/** The text of a node without its markup. */
export function wordsOf(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

/** Line of the file that a node begins in. */
export function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 0;
}

/** Every link of a body, in its order. */
export function linksIn(tree: Root): BodyLink[] {
  return nodesBelow(tree).flatMap((node) =>
    node.type === "link" ? [{ address: node.url, words: wordsOf(node), line: lineOf(node) }] : [],
  );
}
