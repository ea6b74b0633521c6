import type { Nodes, Root } from "mdast";
import { lineOf, nodesBelow } from "./body-nodes.ts";
import type { BodyMistake } from "./mistake-lines.ts";

/** Reports markup that articles don't allow, and articles without exactly one pull quote. */
export function markupMistakes(tree: Root): BodyMistake[] {
  const nodes = nodesBelow(tree);
  const quotes = nodes.filter((node) => isTag(node) && node.name === "PullQuote" && node.children.length > 0);
  const last = quotes.at(-1);
  const quoteMistakes =
    quotes.length === 1
      ? []
      : [
          {
            line: last && lineOf(last),
            said: `the text has ${quotes.length} pull quotes; set exactly one sentence between <PullQuote> and </PullQuote>, on a line of its own`,
          },
        ];
  return [...nodes.flatMap(foreign), ...quoteMistakes];
}

function foreign(node: Nodes): BodyMistake[] {
  const said = complaint(node);
  return said ? [{ line: lineOf(node), said }] : [];
}

function complaint(node: Nodes): string | undefined {
  if (node.type === "image" || node.type === "imageReference")
    return `'${node.alt ?? ""}' is a picture, which an article has none of beside its drawing; say in words what it shows`;
  if (isTag(node) && node.name !== "PullQuote")
    return `<${node.name ?? ""}> is HTML; write it in Markdown, or &lt; for a '<' that is meant as such`;
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
    return `{${node.value}} is code; write the words alone, or \\{ for a '{' that is meant as such`;
  if (node.type === "mdxjsEsm") return "this is code; an article has words alone";
  return undefined;
}

function isTag(node: Nodes) {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}
