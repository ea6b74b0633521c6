import type { Check } from "../check.ts";
import { oncePerElement } from "./seen/read.ts";
import { readLines } from "./seen/read-lines.ts";
import { sidewaysFound } from "./seen/sideways.ts";
import { cutFailures, overlapFailures } from "./seen/text-failures.ts";

const circumstance = { criterion: "1.4.10", when: "in a window of 320 px" } as const;

export const reflow: Check = {
  name: "reflow",
  looksFor: "Pages that scroll in two directions, and text that is cut off or lies upon other text, at 320 px.",
  criteria: ["1.4.10"],
  runs: {
    settings: [
      { mode: "light", width: 320 },
      { mode: "zoom", width: 1280 },
    ],
    states: "one of each kind",
    because:
      "A phone of 320 px is high, a desk zoomed to 400 % is 256 px high: what sticks or is fixed differs. Forms stand with all their fields as the page opens; what a state adds to one is built the same in all.",
  },
  async look({ tab }) {
    const { values, found } = await readLines(tab);
    return [
      ...(await sidewaysFound(tab, circumstance)),
      ...(await found(
        oncePerElement([...cutFailures(values.lines, circumstance), ...overlapFailures(values.lines, circumstance)]),
      )),
    ];
  },
};
