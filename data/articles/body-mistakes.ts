import type { Heading, Nodes, Root } from "mdast";
import { link } from "../checks/links.ts";
import { brokenRules } from "../checks/mistakes.ts";
import { type BodyLink, headingId, lineOf, linksIn, nodesBelow, wordsOf } from "./read-article-body.ts";

interface BodyMistake {
  /** Line number in the file; undefined if the error has no single line. */
  line?: number;
  /** The problem and the fix. */
  said: string;
}

/**
 * Returns every error in an article body, one per line: the file's line number if there is one, the problem and the
 * fix.
 */
export function bodyMistakes(tree: Root): string[] {
  return [...markupMistakes(tree), ...headingMistakes(tree), ...linkMistakes(tree)]
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ line, said }) => (line === undefined ? said : `line ${line}: ${said}`));
}

/** Reports markup that articles don't allow, and articles without exactly one pull quote. */
function markupMistakes(tree: Root): BodyMistake[] {
  const nodes = nodesBelow(tree);
  const quotes = nodes.filter((node) => isTag(node) && node.name === "PullQuote" && node.children.length > 0);
  const last = quotes.at(-1);
  const mistakes: BodyMistake[] = nodes.flatMap((node) => {
    const said = complaint(node);
    return said ? { line: lineOf(node), said } : [];
  });
  const said = `the text has ${quotes.length} pull quotes; set exactly one sentence between <PullQuote> and </PullQuote>, on a line of its own`;
  return quotes.length === 1 ? mistakes : [...mistakes, { line: last && lineOf(last), said }];
}

function complaint(node: Nodes): string | undefined {
  if (node.type === "image" || node.type === "imageReference")
    return `'${node.alt ?? ""}' is a picture, which an article has none of beside its drawing; say in words what it shows`;
  if (isTag(node) && node.name !== "PullQuote")
    return `<${node.name ?? ""}> is HTML; write it in Markdown, or &lt; for a literal '<'`;
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
    return `{${node.value}} is code; write only the words, or \\{ for a literal '{'`;
  if (node.type === "mdxjsEsm") return "this is code; an article has words alone";
  return undefined;
}

function isTag(node: Nodes) {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** The page title is the h1, so an article's own headings start at level 2. */
const [first, deepest] = [2, 3];

/** Reports headings that are empty, are of level 1 or below level 3, skip a level, or repeat another heading. */
function headingMistakes(tree: Root): BodyMistake[] {
  const headings = nodesBelow(tree).filter((node) => node.type === "heading");
  return headings.flatMap((heading, index) =>
    headingComplaints(heading, headings.slice(0, index)).map((said) => ({ line: lineOf(heading), said })),
  );
}

function headingComplaints(heading: Heading, before: readonly Heading[]): string[] {
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

/** Link texts that mean nothing to visitors who navigate from link to link. */
const empty = new Set(["", "here", "click here", "this", "this page", "link", "more", "read more"]);

/**
 * Reports links with an invalid address or vague text, reference links, links to missing headings and duplicate
 * targets. Duplicates matter in print, which lists each address once.
 */
function linkMistakes(tree: Root): BodyMistake[] {
  const links = linksIn(tree);
  const headings = new Set(
    nodesBelow(tree).flatMap((node) => (node.type === "heading" ? [`#${headingId(wordsOf(node))}`] : [])),
  );
  const mistakes = links.flatMap((one, index) =>
    linkComplaints(one, links.slice(0, index), headings).map((said) => ({ line: one.line, said })),
  );
  const references = nodesBelow(tree).filter((node) => node.type === "linkReference" || node.type === "definition");
  return [
    ...mistakes,
    ...references.map((node) => ({
      line: lineOf(node),
      said: "a link whose address is in another place; write the address right after the words, like [our land](/homestead)",
    })),
  ];
}

function linkComplaints(
  { address, words }: BodyLink,
  before: readonly BodyLink[],
  headings: ReadonlySet<string>,
): string[] {
  const field = address.includes(":") ? "href" : "to";
  const [broken] = brokenRules(link, { label: "a link", [field]: address });
  if (broken) return [`the link ${broken.said}`];
  const twin = before.find((other) => other.address === address);
  return [
    ...(empty.has(words.trim().toLowerCase())
      ? [`the words '${words}' do not say where ${address} leads; link those that name it`]
      : []),
    ...(address.startsWith("#") && !headings.has(address)
      ? [`'${address}' is not a heading of this article; write one of ${[...headings].join(", ")}`]
      : []),
    ...(twin ? [`the link to ${address} is also in line ${twin.line}; keep one of them`] : []),
  ];
}
