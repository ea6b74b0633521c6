import type { Page } from "@playwright/test";
import type { Check } from "../check.ts";
import type { Found } from "../finding.ts";
import { fromTop } from "../run/open-page.ts";
import { collectControls } from "./seen/collect-controls.ts";
import { controlFailures } from "./seen/control-failures.ts";
import { type HardToRead, hardToRead, isComparable } from "./seen/ground.ts";
import { withoutText } from "./seen/hidden-text.ts";
import { hasSomethingOnTop } from "./seen/on-top.ts";
import { cameraFor } from "./seen/pixels.ts";
import { type Failure, readFrom } from "./seen/read.ts";
import { readLines } from "./seen/read-lines.ts";

/**
 * Screenshot pixels per CSS pixel. Shapes behind text are large, and a quarter of the pixels takes a quarter of the
 * time.
 */
const scale = 0.5;

/**
 * Compares all text with the pixels behind it: drawings, pictures and gradients, which engines that only read styles
 * miss. Takes one screenshot of the page without its text.
 */
export const textGround: Check = {
  name: "text-ground",
  looksFor: "Text, edges of fields and icons that do not stand out from the pixels behind them.",
  criteria: ["1.4.3", "1.4.6", "1.4.11"],
  runs: {
    settings: [
      { mode: "light", width: 390 },
      { mode: "light", width: 768 },
      { mode: "light", width: 1920 },
      { mode: "dark", width: 320 },
      { mode: "dark", width: 1280 },
      { mode: "more-contrast", width: 1280 },
      { mode: "more-contrast-dark", width: 390 },
    ],
    states: "one of each kind",
    because:
      "What lies behind a line moves with the width alone and changes with the colors alone: every width is looked at in one scheme, every scheme at a phone and at a desk. What a state adds to a form is drawn the same in all forms.",
  },
  look: ({ tab }) => fromTop(tab, () => compare(tab)),
};

async function compare(tab: Page): Promise<Found[]> {
  const { values, found } = await readLines(tab);
  const controls = await readFrom(tab, await tab.evaluateHandle(collectControls));
  const camera = await cameraFor(tab, scale);
  const isCovered = await hasSomethingOnTop(tab);
  const ground = await withoutText(tab, () => (isCovered ? camera.window() : camera.picture()));
  await camera.close();
  const hard = values.lines
    .filter(isComparable)
    .map((line) => hardToRead(line, ground))
    .filter((reading) => reading !== null);
  return [
    ...(await found(worstLines(hard).map(failure))),
    // With an overlay open, the screenshot contains only the window. Controls outside it are checked in states without
    // the overlay.
    ...(isCovered ? [] : await controls.found(controlFailures(controls.values, ground))),
  ];
}

function worstLines(readings: readonly HardToRead[]): HardToRead[] {
  const sorted = [...readings].sort((a, b) => b.ratio - a.ratio);
  return [...new Map(sorted.map((reading) => [reading.line.element, reading])).values()];
}

function failure({ line, level, share, ratio, needed }: HardToRead): Failure {
  const percent = Math.round(share * 100);
  return {
    ...(level === "minimum"
      ? { rule: "text-contrast", criteria: ["1.4.3"], conformance: "AA" }
      : { rule: "text-contrast-enhanced", criteria: ["1.4.6"], conformance: "AAA" }),
    certainty: "fails",
    element: line.element,
    message: `“${line.text}” has ${ratio.toFixed(2)}:1 on ${percent} % of what lies behind it, where ${needed}:1 is needed.`,
    help: "Move what is drawn away from the text, or give the text or its ground another color.",
  };
}
