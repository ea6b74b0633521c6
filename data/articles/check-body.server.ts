import type { Nodes, Root } from "mdast";
// Widens the type of the tree with the nodes that only MDX has.
import type {} from "mdast-util-mdx";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

const mdx = unified().use(remarkParse).use(remarkMdx);

/** Bodies that are known to be well: every page with articles on it reads them all again. */
const checked = new Set<string>();

/**
 * Throws where the body of an article is no MDX, with the line it happens in, or does not hold exactly one pull quote.
 */
export function checkBody(markdown: string): void {
  if (checked.has(markdown)) return;
  const quotes = pullQuotes(parse(markdown));
  if (quotes.length !== 1) {
    const place = quotes.length > 1 ? `line ${quotes.at(-1)}: ` : "";
    throw new Error(
      `${place}the text has ${quotes.length} pull quotes; set exactly one sentence between <PullQuote> and </PullQuote>, on a line of its own`,
    );
  }
  checked.add(markdown);
}

function parse(markdown: string): Root {
  try {
    return mdx.parse(markdown);
  } catch (cause) {
    const { reason, line } = cause as { reason?: string; line?: number };
    throw new Error(
      `line ${line}: ${reason}; close every tag, and write &lt; for a '<' and \\{ for a '{' that are meant as such`,
      { cause },
    );
  }
}

/** The lines of the pull quotes with words in them at a node and below it. */
function pullQuotes(node: Nodes): number[] {
  if (!("children" in node)) return [];
  const isQuote = "name" in node && node.name === "PullQuote" && node.children.length > 0;
  return [...(isQuote ? [node.position?.start.line ?? 0] : []), ...node.children.flatMap(pullQuotes)];
}
