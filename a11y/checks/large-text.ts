import type { Check } from "../check.ts";
import { oncePerElement } from "./seen/read.ts";
import { readLines } from "./seen/read-lines.ts";
import { sidewaysFound } from "./seen/sideways.ts";
import { brokenWordFailures, cutFailures, overlapFailures } from "./seen/text-failures.ts";

const circumstance = { criterion: "1.4.4", when: "at twice the text size" } as const;

export const largeText: Check = {
  name: "large-text",
  looksFor: "Text that is cut off, lies upon other text, leaves the page or breaks inside a word at twice its size.",
  criteria: ["1.4.4"],
  runs: {
    settings: [
      { mode: "large-text", width: 320 },
      { mode: "large-text", width: 1280 },
    ],
    states: "one of each kind",
    because:
      "The narrowest phone, and a desk, whose layout is then that of a tablet: between them text only has more room. What a state adds to a form is built the same in all forms.",
  },
  async look({ tab }) {
    const { values, found } = await readLines(tab, { withBrokenWords: true });
    const { lines } = values;
    return [
      ...(await sidewaysFound(tab, circumstance)),
      ...(await found(
        oncePerElement([
          ...cutFailures(lines, circumstance),
          ...overlapFailures(lines, circumstance),
          ...brokenWordFailures(lines, circumstance),
        ]),
      )),
    ];
  },
};
