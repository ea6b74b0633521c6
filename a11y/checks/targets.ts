import type { Check } from "../check.ts";
import { collectTargets } from "./seen/collect-targets.ts";
import { type Failure, readFrom } from "./seen/read.ts";
import { surroundingsFinder } from "./seen/surroundings.ts";
import { crowded, sizeOf, type Target, tooSmall } from "./seen/target.ts";

const help = "Make what answers to the pointer larger: by padding, by its least width and height, or by its label.";

export const targets: Check = {
  name: "targets",
  looksFor: "Links and controls that are too small to hit, with the exceptions that WCAG makes.",
  criteria: ["2.5.8", "2.5.5"],
  runs: {
    settings: [
      { mode: "light", width: 390 },
      { mode: "light", width: 320 },
      { mode: "light", width: 1280 },
    ],
    states: "every state",
    because: "Sizes depend on width alone: colors, contrast and motion change none.",
  },
  async look({ tab }) {
    const surroundings = await tab.evaluateHandle(surroundingsFinder);
    const { values, found } = await readFrom(tab, await tab.evaluateHandle(collectTargets, { surroundings }));
    const below24 = crowded(tooSmall(values, 24), values).map(
      ({ target, other }): Failure => ({
        rule: "target-size-minimum",
        criteria: ["2.5.8"],
        conformance: "AA",
        certainty: "fails",
        element: target.element,
        message: `It is ${sized(target)}, and a circle of 24 px around it meets “${other.name}”.`,
        help,
      }),
    );
    const failed = new Set(below24.map(({ element }) => element));
    const below44 = tooSmall(values, 44)
      .filter(({ element }) => !failed.has(element))
      .map(
        (target): Failure => ({
          rule: "target-size-enhanced",
          criteria: ["2.5.5"],
          conformance: "AAA",
          certainty: "fails",
          element: target.element,
          message: `It is ${sized(target)}, less than 44 × 44 px.`,
          help,
        }),
      );
    return found([...below24, ...below44]);
  },
};

function sized(target: Target): string {
  const { width, height } = sizeOf(target);
  return `${width} × ${height} px`;
}
