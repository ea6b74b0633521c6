import type { ElementContent, Root, RootContent } from "hast";
// Widens the types of both trees with the nodes that only MDX has.
import type {} from "mdast-util-mdx";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype, { type Options } from "remark-rehype";
import { unified } from "unified";
import { type ArticleElementName, type ArticleNode, articleElementNames } from "./article-node.ts";

/** The tags an author may write beside Markdown, and the element each becomes. */
const authorTags = new Map<string | null, ArticleElementName>([["PullQuote", "pull-quote"]]);

/** Nodes of MDX that HTML does not know; unless they are passed through, they vanish without a word. */
const passThrough: Options["passThrough"] = [
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxFlowExpression",
  "mdxTextExpression",
  "mdxjsEsm",
];

const toHtml = unified().use(remarkParse).use(remarkMdx).use(remarkRehype, { passThrough });

/**
 * The body of an article as data. Throws with `place`, the file it comes from, and the line where it holds something that an article
 * has no element for.
 */
export function parseBody(markdown: string, place: string): ArticleNode[] {
  const tree = toHtml.runSync(toHtml.parse(markdown)) as Root;
  return tree.children.flatMap((node) => toArticleNodes(node, place));
}

function toArticleNodes(node: RootContent | ElementContent, place: string): ArticleNode[] {
  if (node.type === "text") return node.value === "\n" ? [] : [node.value.replaceAll("\n", " ")];
  const element = elementOf(node);
  if (!element || !("children" in node)) {
    const what = "tagName" in node ? `<${node.tagName}>` : "name" in node ? `<${node.name}>` : node.type;
    throw new Error(
      `${place}: line ${node.position?.start.line}: an article has no element for ${what}; use one of ${articleElementNames.join(", ")} or <PullQuote>`,
    );
  }
  const children = node.children.flatMap((child) => toArticleNodes(child as ElementContent, place));
  if (element === "p" && children.every(isPullQuote)) return children;
  if (node.type !== "element" || element !== "a") return [{ element, children }];
  return [{ element, href: String(node.properties.href), children }];
}

/** A tag alone on its line is read as a paragraph that holds the tag. */
function isPullQuote(node: ArticleNode): boolean {
  return typeof node === "object" && node.element === "pull-quote";
}

function elementOf(node: RootContent | ElementContent): ArticleElementName | undefined {
  if (node.type === "element") return articleElementNames.find((name) => name === node.tagName);
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") return authorTags.get(node.name);
  return undefined;
}
