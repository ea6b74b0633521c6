import type { Page } from "@playwright/test";
import type { Check } from "../check.ts";
import type { Found } from "../finding.ts";
import type { Movement } from "../run/record-motion.ts";
import { foundInMotion } from "./seen/found-in-motion.ts";
import { type Failure, readFrom } from "./seen/read.ts";
import { watchIdle } from "./seen/stir.ts";

/** Maximum duration of automatic motion in milliseconds (WCAG 2.2, 2.2.2). */
const longest = 5000;

/** Observation time in milliseconds. Continuous changes happen more than once in this time. */
const idle = 600;

/** WCAG 2.2, 2.3.1: more than three flashes in a second, on more than a quarter of 341 × 256 px. */
const flash = { shortest: 1000 / 3, area: (341 * 256) / 4 };
const flashes = /^(opacity|visibility|color|background|fill|stroke|filter|backdropFilter)/;

export const motion: Check = {
  name: "motion",
  looksFor: "What moves, blinks or changes by itself for more than five seconds, and what flashes.",
  criteria: ["2.2.2", "2.3.1"],
  runs: {
    settings: [{ mode: "motion", width: 1280 }],
    states: "pages as opened",
    because: "In all other modes less motion is asked for. What a state sets going ends with it.",
  },
  alters: "focus",
  async look({ tab }) {
    // Runs before any scrolling: motion that starts on scroll may run for five seconds from then.
    const idle = await goingOn(tab);
    const animated = await foundInMotion(tab, (movements) => [
      ...movements.filter(isFlashing).map(flashFailure),
      ...movements.filter(({ end, area }) => end > longest && area > 0).map(lastingFailure),
    ]);
    return [...animated, ...idle];
  },
};

function isFlashing({ properties, duration, end, alternates, area }: Movement): boolean {
  const isFast = duration * (alternates ? 2 : 1) < flash.shortest && end > duration * 3;
  return isFast && area > flash.area && properties.some((name) => flashes.test(name));
}

/** Finds elements that scripts keep changing. Returns early if the page is idle at first. */
async function goingOn(tab: Page): Promise<Found[]> {
  const first = await readFrom(tab, await tab.evaluateHandle(watchIdle, idle));
  if (!first.values.some(({ times }) => times > 1)) return [];
  await tab.waitForFunction((until) => performance.now() > until, longest);
  const { values, found } = await readFrom(tab, await tab.evaluateHandle(watchIdle, idle));
  return found(
    values
      .filter(({ times }) => times > 1)
      .map(({ element, times, what }) => ({
        ...goesOn,
        criteria: ["2.2.2"],
        element,
        message: `More than five seconds after the page was opened, its ${what} changed ${times} times in ${idle} ms.`,
      })),
  );
}

const goesOn = {
  rule: "goes-on-by-itself",
  conformance: "A",
  certainty: "fails",
  help: "Let it end within five seconds, or give it a button that pauses or hides it.",
} as const;

function lastingFailure({ element, properties, end }: Movement): Failure {
  const time = end >= 1e9 ? "without end" : `for ${Math.round(end / 1000)} s`;
  return { ...goesOn, criteria: ["2.2.2"], element, message: `Its ${properties.join(", ")} is animated ${time}.` };
}

function flashFailure({ element, properties, duration }: Movement): Failure {
  return {
    rule: "flashes",
    criteria: ["2.3.1"],
    conformance: "A",
    certainty: "fails",
    element,
    message: `Its ${properties.join(", ")} changes every ${Math.round(duration)} ms, which is more than three flashes a second.`,
    help: "Let nothing large flash more than three times a second.",
  };
}
