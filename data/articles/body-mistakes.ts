import type { Heading, Nodes, Root } from "mdast";
import { linkMistakes } from "./link-mistakes.ts";
import { type BodyMistake, inOrder } from "./mistake-lines.ts";
import { headingId, lineOf, nodesBelow, wordsOf } from "./read-article-body.ts";

/** Reports markup that articles don't allow, and articles without exactly one pull quote. */
function markupMistakes(tree: Root): BodyMistake[] {
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

/** The page title is the h1, so an article's own headings start at level 2. */
const [first, deepest] = [2, 3];

/** Reports headings that are empty, skip a level or repeat another heading. */
function headingMistakes(tree: Root): BodyMistake[] {
  const headings = nodesBelow(tree).filter((node) => node.type === "heading");
  return headings.flatMap((heading, index) =>
    complaints(heading, headings.slice(0, index)).map((said) => ({ line: lineOf(heading), said })),
  );
}

function complaints(heading: Heading, before: readonly Heading[]): string[] {
  const words = wordsOf(heading);
  const id = headingId(words);
  if (id === "") return ["a heading without words; write what its part is about, or delete it"];
  const twin = before.find((other) => headingId(wordsOf(other)) === id);
  return [
    ...levelComplaints(heading, before.at(-1)),
    ...(twin ? [`the heading '${words}' is also in line ${lineOf(twin)}; give each its own words`] : []),
  ];
}

function levelComplaints(heading: Heading, above?: Heading): string[] {
  const { depth } = heading;
  const named = `'${wordsOf(heading)}' is a heading of level ${depth}`;
  if (depth < first) return [`${named}, which is the title’s; begin it with '##'`];
  if (depth > deepest) return [`${named}; an article has '##', and '###' below it`];
  if (depth > (above?.depth ?? 1) + 1) return [`${named} without one of level ${depth - 1} above; begin it with '##'`];
  return [];
}

/** Returns every error in an article body, one per line: the file's line number, the problem and the fix. */
export function bodyMistakes(tree: Root): string[] {
  const mistakes: BodyMistake[] = [...markupMistakes(tree), ...headingMistakes(tree), ...linkMistakes(tree)];
  return inOrder(mistakes);
}
