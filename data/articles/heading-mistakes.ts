import type { Heading, Root } from "mdast";
import { lineOf, nodesBelow, wordsOf } from "./body-nodes.ts";
import { headingId } from "./heading-id.ts";
import type { BodyMistake } from "./mistake-lines.ts";

/** The page title is the h1, so an article's own headings start at level 2. */
const [first, deepest] = [2, 3];

/** Reports headings that are empty, skip a level or repeat another heading. */
export function headingMistakes(tree: Root): BodyMistake[] {
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
    ...(twin ? [`the heading '${words}' stands in line ${lineOf(twin)}, too; give each its own words`] : []),
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
