import type { Nodes, Root } from "mdast";
// Adds the node types that only MDX has to the tree's type.
import type {} from "mdast-util-mdx";

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
