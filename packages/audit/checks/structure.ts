import type { Check } from "../core/check.ts";
import { failuresOf, findBroken } from "./helpers/describe-findings.ts";

const failure = failuresOf({
  "heading-by-look": ["1.3.1", "Use a heading element for text that looks like a heading.", "needs review"],
  "list-by-look": ["1.3.1", "Use a list element instead of typed bullets or numbers.", "needs review"],
  "list-without-role": ["1.3.1", "Remove role=presentation from lists of content.", "needs review"],
  "order-differs": [
    "1.3.2",
    "If the order matters, write the parts in the order in which the page shows them.",
    "needs review",
  ],
  "targets-crowded": ["2.5.8", "Make each target at least 24 by 24 px, or put space between them.", "needs review"],
  "table-by-look": ["1.3.1", "Use a table with header cells instead of columns made of spaces.", "needs review"],
  "letters-spaced": [
    "1.3.2",
    "If the letters are a word, use letter-spacing in styles instead of spaces.",
    "needs review",
  ],
  "hidden-without-twin": ["1.3.1", "Remove aria-hidden, or expose the same content in another place."],
  "may-be-hidden-without-twin": ["1.3.1", "Remove aria-hidden if the text matters.", "needs review"],
  "picture-of-text": [["1.4.5", "1.4.9"], "Use text with styles instead of a picture of text."],
  "picture-may-have-text": [["1.4.5", "1.4.9"], "Use text with styles instead of a picture of text.", "needs review"],
  "picture-hidden-with-alternative": ["1.1.1", "Remove aria-hidden or the role, so that the alternative is read."],
  "picture-hidden": ["1.1.1", "Give the picture a text alternative if it conveys something.", "needs review"],
});

export type StructureRule = Parameters<typeof failure>[0];

export const structure: Check = {
  name: "structure",
  purpose:
    "Finds headings, lists and tables that exist only by their look, lists without a role, text in another order than on the screen, crowded targets, and visible content that assistive technology does not get.",
  criteria: ["1.1.1", "1.3.1", "1.3.2", "1.4.5", "1.4.9", "2.5.8"],
  runs: {
    environments: ["light 1280"],
    states: "one of each kind",
    because: "Structure is the same in every mode. The widest layout shows the most content at once.",
  },
  run: ({ tab }) =>
    findBroken(tab, failure, [
      "readLooks",
      "readReadingOrder",
      "readCrowdedTargets",
      "readHiddenContent",
      "readHiddenPictures",
      "readTextPictures",
    ]),
};
