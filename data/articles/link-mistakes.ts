import type { Root } from "mdast";
import { link } from "../checks/links.ts";
import { brokenRules } from "../checks/mistakes.ts";
import type { BodyMistake } from "./mistake-lines.ts";
import { type BodyLink, headingId, lineOf, linksIn, nodesBelow, wordsOf } from "./read-article-body.ts";

/** Link texts that mean nothing to visitors who navigate from link to link. */
const empty = new Set(["", "here", "click here", "this", "this page", "link", "more", "read more"]);

/**
 * Reports links with an empty address or vague text, links to missing headings and duplicate targets. Duplicates
 * matter in print, which lists each address once.
 */
export function linkMistakes(tree: Root): BodyMistake[] {
  const links = linksIn(tree);
  const headings = new Set(
    nodesBelow(tree).flatMap((node) => (node.type === "heading" ? [`#${headingId(wordsOf(node))}`] : [])),
  );
  const mistakes = links.flatMap((one, index) =>
    complaints(one, links.slice(0, index), headings).map((said) => ({ line: one.line, said })),
  );
  const references = nodesBelow(tree).filter((node) => node.type === "linkReference" || node.type === "definition");
  return [
    ...mistakes,
    ...references.map((node) => ({
      line: lineOf(node),
      said: "a link whose address stands elsewhere; write it behind the words, like [our land](/homestead)",
    })),
  ];
}

function complaints(
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
      ? [`'${address}' is no heading of this article; write one of ${[...headings].join(", ")}`]
      : []),
    ...(twin ? [`the link to ${address} is also in line ${twin.line}; keep one of them`] : []),
  ];
}
