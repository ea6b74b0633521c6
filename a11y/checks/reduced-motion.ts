import type { Check } from "../check.ts";
import type { Movement } from "../run/record-motion.ts";
import { foundInMotion } from "./seen/found-in-motion.ts";
import { type Failure, readFrom } from "./seen/read.ts";

/** Milliseconds. Motion this short is not visible. */
const unseen = 50;

/** Properties that change position or size. Fades and color changes are not motion. */
const moves =
  /^(transform|translate|scale|rotate|zoom|perspective|inset|left|right|top|bottom|offset|margin|padding|width|height|blockSize|inlineSize|backgroundPosition|objectPosition|strokeDashoffset|clipPath|gridTemplate|cx|cy|r|x|y|d)/;

export const reducedMotion: Check = {
  name: "reduced-motion",
  looksFor: "Animations and transitions of place or size, and smooth scrolling, where visitors ask for less motion.",
  criteria: ["2.3.3"],
  runs: {
    settings: [{ mode: "light", width: 390 }],
    states: "one of each kind",
    because:
      "What moves does so at any width and in any colors; a phone has the menu too. What a state moves is moved the same wherever it stands.",
  },
  alters: "focus",
  async look({ tab }) {
    const root = await readFrom(tab, await tab.evaluateHandle(smoothScrollers));
    return [
      ...(await foundInMotion(tab, (movements) => movements.filter(isMoved).map(movement))),
      ...(await root.found(root.values.map((element) => ({ ...failure, element, message: "It scrolls smoothly." })))),
    ];
  },
};

function isMoved({ properties, end }: Movement): boolean {
  return end > unseen && properties.some((name) => moves.test(name));
}

const failure = {
  rule: "moves-when-reduced",
  criteria: ["2.3.3"],
  conformance: "AAA",
  certainty: "fails",
  help: "Let it be in its place at once under prefers-reduced-motion: reduce.",
} satisfies Omit<Failure, "element" | "message">;

function movement({ element, properties, end }: Movement): Failure {
  const time = end >= 1e9 ? "without end" : `for ${Math.round(end)} ms`;
  return { ...failure, element, message: `Its ${properties.join(", ")} is animated ${time}.` };
}

/** Runs in the page, sent as text. */
function smoothScrollers() {
  const elements = [document.documentElement, document.body].filter(
    (element) => getComputedStyle(element).scrollBehavior === "smooth",
  );
  return { elements, values: elements.map((_, at) => at) };
}
