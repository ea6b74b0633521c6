import type { ElementContent, Root as HtmlRoot, RootContent } from "hast";
import type { Root } from "mdast";
// Adds MDX's own node types to both tree types.
import type {} from "mdast-util-mdx";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype, { type Options } from "remark-rehype";
import { unified } from "unified";
import { bodyMistakes } from "./body-mistakes.ts";
import {
  type ArticleElementName,
  type ArticleNode,
  articleElementNames,
  type BodyLink,
  headingId,
  linksIn,
  textOf,
} from "./read-article-body.ts";

export interface ContentsEntry {
  id: string;
  title: string;
}

export interface ParsedBody {
  body: ArticleNode[];
  contents: ContentsEntry[];
  /** Text of the pull quote. */
  quote: string;
  links: BodyLink[];
}

/** Tags that authors may use in addition to Markdown, with the element each one becomes. */
const authorTags = new Map<string | null, ArticleElementName>([["PullQuote", "pull-quote"]]);

/** MDX nodes unknown to HTML. Without this pass-through, remark-rehype silently drops them. */
const passThrough: Options["passThrough"] = ["mdxJsxFlowElement", "mdxJsxTextElement"];

const mdx = unified().use(remarkParse).use(remarkMdx);
const toHtml = unified().use(remarkRehype, { passThrough });

/**
 * Parses an article body into data. Throws with every error, one per line. Each line starts with its line number in
 * `markdown`, if the error has a single line.
 */
export function parseBody(markdown: string): ParsedBody {
  const tree = parse(markdown);
  const mistakes = bodyMistakes(tree);
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  const { children } = toHtml.runSync(tree) as HtmlRoot;
  const body = children.flatMap(toArticleNodes);
  return { body, ...partsOf(body), links: linksIn(tree) };
}

function partsOf(body: readonly ArticleNode[]): Pick<ParsedBody, "contents" | "quote"> {
  const elements = body.filter((node) => typeof node === "object");
  const quote = elements.find(isPullQuote);
  return {
    contents: elements.flatMap((node) =>
      node.element === "h2" && node.id ? [{ id: node.id, title: textOf(node) }] : [],
    ),
    quote: quote ? textOf(quote) : "",
  };
}

function parse(markdown: string): Root {
  try {
    return mdx.parse(markdown);
  } catch (cause) {
    const { reason, line } = cause as { reason?: string; line?: number };
    throw new Error(
      `line ${line}: ${reason}; close every tag, and write &lt; for a literal '<' and \\{ for a literal '{'`,
      { cause },
    );
  }
}

function toArticleNodes(node: RootContent | ElementContent): ArticleNode[] {
  if (node.type === "text") return node.value === "\n" ? [] : [node.value.replaceAll("\n", " ")];
  const element = elementOf(node);
  if (!element || !("children" in node)) {
    const what = "tagName" in node ? `<${node.tagName}>` : node.type;
    throw new Error(
      `line ${node.position?.start.line}: an article has no element for ${what}; use one of ${articleElementNames.join(", ")} or <PullQuote>`,
    );
  }
  const children = node.children.flatMap((child) => toArticleNodes(child as ElementContent));
  if (element === "p" && children.every(isPullQuote)) return children;
  if (element === "h2" || element === "h3")
    return [{ element, id: headingId(children.map(textOf).join("")), children }];
  if (node.type !== "element" || element !== "a") return [{ element, children }];
  return [{ element, href: String(node.properties.href), children }];
}

/** True for a pull quote. MDX wraps a tag on its own line in a paragraph, which the caller removes. */
function isPullQuote(node: ArticleNode): boolean {
  return typeof node === "object" && node.element === "pull-quote";
}

function elementOf(node: RootContent | ElementContent): ArticleElementName | undefined {
  if (node.type === "element") return articleElementNames.find((name) => name === node.tagName);
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") return authorTags.get(node.name);
  return undefined;
}
