import type { ArticleNode } from "./article-node.ts";

/** The words of a body’s first pull quote, without their markup; undefined where it has none. */
export function pullQuoteText(body: readonly ArticleNode[]): string | undefined {
  const quote = body.find((node) => typeof node === "object" && node.element === "pull-quote");
  return quote && textOf(quote);
}

function textOf(node: ArticleNode): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}
