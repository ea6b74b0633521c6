import type { Check } from "../check.ts";
import { oncePerElement } from "./seen/read.ts";
import { readLines } from "./seen/read-lines.ts";
import { cutFailures, overlapFailures } from "./seen/text-failures.ts";

const circumstance = { criterion: "1.4.12", when: "under the text spacing of 1.4.12" } as const;

export const textSpacing: Check = {
  name: "text-spacing",
  looksFor: "Text that is cut off or lies upon other text when visitors space it out.",
  criteria: ["1.4.12"],
  runs: {
    settings: [
      { mode: "text-spacing", width: 320 },
      { mode: "text-spacing", width: 1280 },
    ],
    states: "one of each kind",
    because:
      "The narrowest column and the wide layout: between them text only has more room. What a state adds to a form is built the same in all forms.",
  },
  async look({ tab }) {
    const { values, found } = await readLines(tab);
    return found(
      oncePerElement([...cutFailures(values.lines, circumstance), ...overlapFailures(values.lines, circumstance)]),
    );
  },
};
