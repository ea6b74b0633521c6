import { createHash } from "node:crypto";
import type { JSHandle, Page } from "@playwright/test";
import { excuses } from "./accepted-findings.ts";
import type { Found } from "./audit.ts";
import type { Check, FileCheck } from "./check.ts";
import { focusRing } from "./checks/focus-indicator.ts";
import { focusLost, focusMoves } from "./checks/focus-moves.ts";
import {
  type Candidate,
  type ControlState,
  type StateSwitch,
  stateFlips,
  stateSwitch,
} from "./checks/forced-colors.page.ts";
import { keyboard } from "./checks/keyboard.ts";
import { language } from "./checks/language.ts";
import { motion, reducedMotion } from "./checks/motion.ts";
import { names } from "./checks/names.ts";
import { orientation } from "./checks/orientation.ts";
import { type Failure, readFrom } from "./checks/page-elements.ts";
import {
  type Box,
  type Camera,
  cameraFor,
  hasSomethingOnTop,
  intersection,
  type Pixels,
  pixelsThatDiffer,
  pixelsThatStandOut,
  withRules,
} from "./checks/pixels.ts";
import { print } from "./checks/print.ts";
import { quizSteps } from "./checks/quiz-steps.ts";
import { shortcuts } from "./checks/shortcuts.ts";
import { targets } from "./checks/targets.ts";
import { textGround } from "./checks/text-background.ts";
import { largeText, reflow, textSpacing } from "./checks/text-fit.ts";
import { timeLimits } from "./checks/time-limits.ts";
import { type CriterionNumber, criteria } from "./criteria.ts";
import { axeCore, axeMeasures } from "./engines/axe.ts";
import { equalAccess } from "./engines/equal-access.ts";
import { htmlValidate } from "./engines/html-validate.ts";
import { modes, widths } from "./modes.ts";
import { fromTop, popups } from "./run/open-page.ts";
import type { Gate } from "./run/plan.ts";

/** Distance around a control in which its focus indicator may be drawn, in CSS pixels. */
const around = 8;

/** Minimum number of visible pixels: half the focus indicator of a small box. */
const least = 16;

/**
 * Hides the caret: a blinking caret makes screenshots differ, and barely shows the focus. Disables transitions, because
 * an unfinished one could pass for a sign of the other state.
 */
const still = "*, ::before, ::after { caret-color: transparent !important; transition: none !important }";

/** Appearances with visible contrast, and changes of appearance that are visible. */
const seenToShow = new Set<string>();

export const forcedColors: Check = {
  name: "forced-colors",
  looksFor:
    "Finds controls without a visible border or text in forced colors, and states that look like their opposites.",
  criteria: ["1.4.11", "2.4.7"],
  runs: {
    settings: [
      { mode: "forced-colors", width: 390 },
      { mode: "forced-colors-dark", width: 1280 },
    ],
    states: "one of each kind",
    because:
      "Phones and desktops show different controls. Light and dark palettes can hide controls in different ways. Other states run only in the light palette, because palettes change colors but not shapes. Controls of one recipe look the same in each form and state of a kind. The check captures controls with the same styles once in a run.",
  },
  alters: "focus",
  look: ({ tab }) => fromTop(tab, () => withRules(tab, still, () => compareStates(tab))),
};

async function compareStates(tab: Page): Promise<Found[]> {
  // Makes `:focus-visible` match from now on.
  await tab.keyboard.press("Shift");
  const camera = await cameraFor(tab, 1);
  const isCovered = await hasSomethingOnTop(tab);
  const flips = await tab.evaluateHandle(stateFlips);
  const switches = await tab.evaluateHandle(stateSwitch, { flips, popups });
  const { values, found } = await readFrom(tab, switches);
  const failures: Failure[] = [];
  for (const candidate of values) {
    // The page under an overlay is checked in a state without the overlay, which closes when the focus leaves it.
    if (isCovered && !(await switches.evaluate((all, number) => all.isOnTop(number), candidate.element))) continue;
    failures.push(...(await failuresOf(candidate, { switches, camera, isCovered })));
  }
  await camera.close();
  return found(failures);
}

interface Studio {
  switches: JSHandle<StateSwitch>;
  camera: Camera;
  /** True if an overlay covers the page. Scrolling may close it. */
  isCovered: boolean;
}

async function failuresOf(candidate: Candidate, { switches, camera, isCovered }: Studio): Promise<Failure[]> {
  const { element, states } = candidate;
  const place = await switches.evaluate((all, [number, stays]) => all.placeOf(number, stays), [
    element,
    isCovered,
  ] as const);
  if (!place) return [];
  const { box, whole, sight } = place;
  const frame = wholePixels(intersection(widened(whole, around), sight));
  let taken: Promise<Pixels> | undefined;
  /** Captures the unchanged control on first use. */
  const unchanged = () => {
    taken ??= camera.window(frame);
    return taken;
  };
  const failures: Failure[] = [];
  const look = await switches.evaluate((all, number) => all.lookOf(number), element);
  if (!seenToShow.has(look)) {
    const own = { ...widened(box, 2), x: box.x - 2 - frame.x, y: box.y - 2 - frame.y };
    if (pixelsThatStandOut(await unchanged(), own) < least) failures.push(invisibleFailure(candidate));
    else seenToShow.add(look);
  }
  for (const state of states) {
    const change = [element, state] as const;
    const enter = () => switches.evaluate((all, [number, state]) => all.enter(number, state), change);
    const leave = () => switches.evaluate((all) => all.leave());
    const changed = await enter();
    await leave();
    const key = `${look} becomes ${changed}`;
    if (changed === null || seenToShow.has(key)) continue;
    const before = await unchanged();
    const isSeen = async () => {
      await enter();
      const difference = pixelsThatDiffer(before, await camera.window(frame));
      await leave();
      return difference >= least;
    };
    // Tries twice, because the first screenshot may show an unfinished rendering.
    if (!(await isSeen()) && !(await isSeen())) failures.push(stateFailure(candidate, state));
    // If the computed styles don't change, the result can't be cached: another control may be drawn differently.
    else if (changed !== look) seenToShow.add(key);
  }
  return failures;
}

function wholePixels({ x, y, width, height }: Box): Box {
  return { x: Math.floor(x), y: Math.floor(y), width: Math.floor(width), height: Math.floor(height) };
}

function widened({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function invisibleFailure({ element, name }: Candidate): Failure {
  return {
    rule: "control-invisible",
    criteria: ["1.4.11"],
    conformance: "AA",
    certainty: "fails",
    element,
    message: `“${name}” has no visible border, icon or text in forced colors.`,
    help: "Add a border or a system color. Forced colors remove backgrounds and shadows.",
  };
}

function stateFailure({ element, name }: Candidate, state: ControlState): Failure {
  const isGoodPractice = state === "invalid" || state === "disabled";
  return {
    rule: `state-invisible-${state}`,
    ...(isGoodPractice
      ? { criteria: [], conformance: "best practice" }
      : { criteria: [state === "focused" ? "2.4.7" : "1.4.11"], conformance: "AA" }),
    certainty: "fails",
    element,
    message: `“${name}” looks the same when ${state} and not ${state} in forced colors.`,
    help: "Show the state with a border, an outline, an icon or a system color. Forced colors remove backgrounds and shadows.",
  };
}

/** Checks that run on open pages. Each declares and explains its environments in `runs`. */
export const checks: readonly Check[] = [
  axeCore,
  axeMeasures,
  equalAccess,
  names,
  language,
  textGround,
  targets,
  focusLost,
  reflow,
  largeText,
  textSpacing,
  motion,
  reducedMotion,
  forcedColors,
  print,
  keyboard,
  focusRing,
  focusMoves,
  quizSteps,
  shortcuts,
  timeLimits,
  orientation,
];

export const fileChecks: readonly FileCheck[] = [htmlValidate];

/**
 * Checks of `npm test`. Light mode on a phone and dark mode on a desktop show different controls and colors. The full
 * audit covers the other environments.
 *
 * The gate omits `axe-measures`. In a fifth of the time, `text-ground` compares the same text with the pixels behind it.
 * The check `targets` covers the same controls.
 */
export const gate: Gate = {
  settings: [
    { mode: "light", width: 390 },
    { mode: "dark", width: 1280 },
  ],
  checks: ["axe", "html-validate", "names", "text-ground", "targets"],
};

/** Gaps of every run, with the reasons, in sentences. */
export const notChecked: readonly string[] = [
  "Real screen readers, magnifiers, voice control and switch devices: a virtual screen reader shows only the exposed content, not how each product presents it. A person must test them.",
  "Browsers other than Chromium: the engines run in one browser. The site uses no feature that only one browser has.",
  "Emails and calendar files: they are not web pages.",
  "Pages of other sites, such as payment, booking and partner pages.",
  "The clarity of text, the accuracy of text alternatives, and the logic of the reading order: automated checks find missing content, not wrong content.",
  "All states at every width: each check covers pages as opened at its own widths. It covers other states at 320 px, where added content has the least room.",
  "Layout, colors, motion and keyboard use of every form: one form in the page and one in the footer represent all forms in each state. All forms use the same components. With errors, the audit covers one form for each set of field types.",
  "Focus indicators, forced colors and keyboard use of other states in more than one mode. The audit checks each page as opened in light, dark and forced colors.",
  "The states of a form on every page that contains it: the audit checks them on one page.",
];

/** Returns A and AA criteria that no check covers. The person who signs must check them. */
export function uncheckedCriteria(): CriterionNumber[] {
  const checked = new Set([...checks, ...fileChecks].flatMap((check) => check.criteria));
  return (Object.keys(criteria) as CriterionNumber[]).filter(
    (number) => criteria[number].level !== "AAA" && !checked.has(number),
  );
}

/** Returns a hash that is equal for two audits with the same checks, environments and accepted findings. */
export function policyDigest(): string {
  const meant = {
    checks: checks.map(({ name, criteria, runs, alters }) => ({ name, criteria, runs, alters })),
    fileChecks: fileChecks.map(({ name, criteria }) => ({ name, criteria })),
    gate,
    excuses,
    modes,
    widths,
  };
  return createHash("sha256").update(JSON.stringify(meant)).digest("hex").slice(0, 12);
}
