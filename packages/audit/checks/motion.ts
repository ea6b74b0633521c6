import type { Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check } from "../core/check.ts";
import type { Movement, Stir } from "../page/motion.ts";
import { inPage, inPageHandle } from "../runner/in-page.ts";
import { type Failure, failuresOf, findBroken, findings, oncePerElement } from "./helpers/describe-findings.ts";
import { elementList } from "./helpers/element-list.ts";

/** Maximum duration of automatic motion in milliseconds (WCAG 2.2, 2.2.2). */
const maxDuration = 5000;

/**
 * Observation times in milliseconds. A clock with seconds changes at least once during `first`, and several times
 * during `second`.
 */
const idle = { first: 1_100, second: 3_200 };

/** Limits of WCAG 2.2, 2.3.1: milliseconds per flash at three per second, and a quarter of 341 × 256 px. */
const flash = { minDuration: 1000 / 3, area: (341 * 256) / 4 };

const flashes = /^(opacity|visibility|color|background|fill|stroke|filter|backdropFilter)/;

export const motion: Check = {
  name: "motion",
  purpose: "Finds automatic motion, blinking or updates that last more than five seconds, and flashes.",
  criteria: ["2.2.2", "2.3.1"],
  runs: {
    environments: ["motion 1280"],
    states: "pages as opened",
    because: "All other modes request reduced motion. Motion that a state starts ends with the state.",
  },
  alters: "focus",
  async run({ tab }) {
    // Runs before any scrolling, because motion that starts on scroll may run for five seconds after it starts.
    const idle = await goingOn(tab);
    const animated = await foundInMotion(tab, (movements) => [
      ...movements.filter(isFlashing).map(flashFailure),
      ...movements.filter(({ end, area }) => end > maxDuration && area > 0).map(lastingFailure),
    ]);
    return [...animated, ...idle];
  },
};

const failure = failuresOf({
  "goes-on-by-itself": ["2.2.2", "Stop the motion within five seconds, or add a button that pauses or hides it."],
  "goes-on-with-a-control": ["2.2.2", "Check whether the control pauses, stops or hides the motion.", "needs review"],
  flashes: ["2.3.1", "Limit large flashes to three per second."],
  "moves-when-reduced": ["2.3.3", "Show the final position immediately under prefers-reduced-motion."],
});

/** Duration in milliseconds up to which motion is not visible. */
const unseen = 50;

/** Properties that change position or size. Fades and color changes are not motion. */
const moves =
  /^(transform|translate|scale|rotate|zoom|perspective|inset|left|right|top|bottom|offset|margin|padding|width|height|blockSize|inlineSize|backgroundPosition|objectPosition|strokeDashoffset|clipPath|gridTemplate|cx|cy|r|x|y|d)/;

export const reducedMotion: Check = {
  name: "reduced-motion",
  purpose: "Finds animations of position or size, and smooth scrolling, when visitors request reduced motion.",
  criteria: ["2.3.3"],
  runs: {
    environments: ["light 390"],
    states: "one of each kind",
    because:
      "Motion is the same at every width and in every color mode. A phone also has the menu. The animations of a state are the same on every page.",
  },
  alters: "focus",
  async run({ tab }) {
    return [
      ...(await foundInMotion(tab, (movements) => movements.filter(isMoved).map(movedFailure))),
      ...(await findBroken(tab, failure, ["readSmoothScroll"])),
    ];
  },
};

function isMoved({ properties, end }: Movement): boolean {
  return end > unseen && properties.some((name) => moves.test(name));
}

function movedFailure({ element, properties, end }: Movement): Failure {
  const time = end >= 1e9 ? "indefinitely" : `for ${Math.round(end)} ms`;
  return failure("moves-when-reduced", element, `The element animates ${properties.join(", ")} ${time}.`);
}

async function foundInMotion(tab: Page, rule: (movements: readonly Movement[]) => Failure[]): Promise<Found[]> {
  await inPage(tab, "scrollThrough");
  const record = await inPageHandle(tab, "motionRecord");
  return findings(tab, record, oncePerElement(rule(await record.evaluate(({ values }) => values))));
}

function isFlashing({ properties, duration, end, alternates, area }: Movement): boolean {
  const isFast = duration * (alternates ? 2 : 1) < flash.minDuration && end > duration * 3;
  return isFast && area > flash.area && properties.some((name) => flashes.test(name));
}

/** Finds elements that scripts keep changing next to other content. Returns early if the page is idle at first. */
async function goingOn(tab: Page): Promise<Found[]> {
  const list = await elementList(tab);
  if ((await inPage(tab, "watchIdle", list, idle.first)).length === 0) return [];
  await tab.waitForFunction((until) => performance.now() > until, maxDuration);
  const stirs = await inPage(tab, "watchIdle", list, idle.second);
  const isStoppable = await inPage(tab, "hasControl", /stop|pause|hide|freeze|control|frequency|still/i);
  const hasMore = await tab.evaluate(() => document.body.innerText.trim().split(/\s+/).length > 3);
  const isLasting = ({ times, what }: Stir) => times > 1 && (what === "text" || times > idle.second / 600);
  return findings(
    tab,
    list,
    stirs
      .filter((stir) => hasMore && isLasting(stir))
      .map(({ element, times, what }) =>
        failure(
          isStoppable ? "goes-on-with-a-control" : "goes-on-by-itself",
          element,
          `The ${what} of the element changed ${times} times in ${idle.second} ms, more than five seconds after the page opened.`,
        ),
      ),
  );
}

function lastingFailure({ element, properties, end }: Movement): Failure {
  const time = end >= 1e9 ? "indefinitely" : `for ${Math.round(end / 1000)} s`;
  return failure("goes-on-by-itself", element, `The element animates ${properties.join(", ")} ${time}.`);
}

function flashFailure({ element, properties, duration }: Movement): Failure {
  return failure(
    "flashes",
    element,
    `The ${properties.join(", ")} of the element changes every ${Math.round(duration)} ms, which is more than three flashes per second.`,
  );
}
