import type { JSHandle, Page } from "@playwright/test";
import type { Check } from "../check.ts";
import type { Found } from "../finding.ts";
import { fromTop } from "../run/from-top.ts";
import { popups } from "../run/popups.ts";
import { type Box, intersection } from "./seen/box.ts";
import { pixelsThatDiffer, pixelsThatStandOut } from "./seen/differ.ts";
import { hasSomethingOnTop } from "./seen/on-top.ts";
import { type Camera, cameraFor, type Pixels } from "./seen/pixels.ts";
import { type Failure, readFrom } from "./seen/read.ts";
import { type ControlState, stateFlips } from "./seen/state-flips.ts";
import { type Candidate, type StateSwitch, stateSwitch } from "./seen/state-switch.ts";
import { withRules } from "./seen/with-rules.ts";

/** In CSS pixels: how far around a control its ring may be drawn. */
const around = 8;

/** Pixels: the least that anybody could see, half the ring of a small box. */
const least = 16;

/**
 * A caret that blinks is in one picture of a field and not in the next, and tells little of where the focus is. What is on
 * its way from one state would be taken for the sign of another.
 */
const still = "*, ::before, ::after { caret-color: transparent !important; transition: none !important }";

/** Looks that were seen to stand out, and changes of a look that were seen to show. */
const seenToShow = new Set<string>();

/** Looks for controls and states that forced colors make invisible, by comparing pictures. */
export const forcedColors: Check = {
  name: "forced-colors",
  looksFor:
    "Controls without edge and text, and states that look like their opposites, where the system sets all colors.",
  criteria: ["1.4.11", "2.4.7"],
  runs: {
    settings: [
      { mode: "forced-colors", width: 390 },
      { mode: "forced-colors-dark", width: 1280 },
    ],
    states: "one of each kind",
    because:
      "A phone and a desk show different controls, and a light palette and a dark one other ways to lose them. Other states are looked at in the light one: which palette it is changes colors and no shapes. Controls of one recipe look the same in each form and state of a kind: what styles draw alike is pictured once a run.",
  },
  alters: "focus",
  look: ({ tab }) => fromTop(tab, () => withRules(tab, still, () => compareStates(tab))),
};

async function compareStates(tab: Page): Promise<Found[]> {
  // A key, so that what gets the focus from now on shows it.
  await tab.keyboard.press("Shift");
  const camera = await cameraFor(tab, 1);
  const isCovered = await hasSomethingOnTop(tab);
  const flips = await tab.evaluateHandle(stateFlips);
  const switches = await tab.evaluateHandle(stateSwitch, { flips, popups });
  const { values, found } = await readFrom(tab, switches);
  const failures: Failure[] = [];
  for (const candidate of values) {
    // The page itself was looked at without what is on top, which closes when the focus goes past it.
    if (isCovered && !(await switches.evaluate((all, number) => all.isOnTop(number), candidate.element))) continue;
    failures.push(...(await failuresOf(candidate, { switches, camera, isCovered })));
  }
  await camera.close();
  return found(failures);
}

interface Studio {
  switches: JSHandle<StateSwitch>;
  camera: Camera;
  /** Something lies over the page, which may close when the page is scrolled. */
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
  /** With nothing changed, pictured when it is first asked for. */
  const asItStands = () => {
    taken ??= camera.window(frame);
    return taken;
  };
  const failures: Failure[] = [];
  const look = await switches.evaluate((all, number) => all.lookOf(number), element);
  if (!seenToShow.has(look)) {
    const own = { ...widened(box, 2), x: box.x - 2 - frame.x, y: box.y - 2 - frame.y };
    if (pixelsThatStandOut(await asItStands(), own) < least) failures.push(invisibleFailure(candidate));
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
    const before = await asItStands();
    const isSeen = async () => {
      await enter();
      const difference = pixelsThatDiffer(before, await camera.window(frame));
      await leave();
      return difference >= least;
    };
    // What was still being drawn is drawn the second time.
    if (!(await isSeen()) && !(await isSeen())) failures.push(stateFailure(candidate, state));
    // Where styles tell of no change, another control may be drawn otherwise.
    else if (changed !== look) seenToShow.add(key);
  }
  return failures;
}

/** Pictures begin and end at whole pixels. */
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
    message: `Nothing of “${name}” stands out in forced colors.`,
    help: "Give it a border, or draw it with a system color: grounds and shadows are taken away.",
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
    message: `“${name}” looks the same ${state} and not ${state} in forced colors.`,
    help: "Let a border, an outline, a mark or a system color tell the state: grounds and shadows are taken away.",
  };
}
