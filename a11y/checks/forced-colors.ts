import type { JSHandle } from "@playwright/test";
import type { Check } from "../check.ts";
import { type Box, intersection } from "./seen/box.ts";
import { pixelsThatDiffer, pixelsThatStandOut } from "./seen/differ.ts";
import { type Camera, cameraFor, type Pixels } from "./seen/pixels.ts";
import { type Failure, readFrom } from "./seen/read.ts";
import { type Candidate, type ControlState, type StateSwitch, stateSwitch } from "./seen/state-switch.ts";

/** In CSS pixels: how far around a control its ring may be drawn. */
const around = 8;

/** Pixels: the least that anybody could see, half the ring of a small box. */
const least = 16;

/** Looks for controls and states that forced colors make invisible, by comparing pictures. */
export const forcedColors: Check = {
  name: "forced-colors",
  looksFor:
    "Controls without edge and text, and states that look like their opposites, where the system sets all colors.",
  criteria: ["1.4.11", "2.4.7"],
  runs: {
    settings: [
      { mode: "forced-colors", width: 1280 },
      { mode: "forced-colors-dark", width: 390 },
    ],
    states: "pages as opened",
    because:
      "Every control is put into its states there, so that no state of the page has to be. A phone has the menu’s button.",
  },
  alters: "focus",
  async look({ tab }) {
    // A key, so that what gets the focus from now on shows it.
    await tab.keyboard.press("Tab");
    await tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const camera = await cameraFor(tab, 1);
    const page = await camera.picture();
    const switches = await tab.evaluateHandle(stateSwitch);
    const { values, found } = await readFrom(tab, switches);
    const alike: Failure[] = [];
    for (const candidate of values)
      for (const state of candidate.states)
        if (await looksTheSame(candidate, state, { switches, camera, page }))
          alike.push(stateFailure(candidate, state));
    await camera.close();
    const invisible = values.filter(({ box }) => pixelsThatStandOut(page, widened(box, 2)) < least);
    return found([...invisible.map(invisibleFailure), ...alike]);
  },
};

interface Studio {
  switches: JSHandle<StateSwitch>;
  camera: Camera;
  page: Pixels;
}

async function looksTheSame({ element, box }: Candidate, state: ControlState, { switches, camera, page }: Studio) {
  const { x, y, width, height } = widened(box, around);
  const whole = { x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) };
  const frame = intersection(whole, { x: 0, y: 0, width: page.width, height: page.height });
  await switches.evaluate((all, [number, state]) => all.enter(number, state), [element, state] as const);
  const picture = await camera.picture(frame);
  await switches.evaluate((all) => all.leave());
  return pixelsThatDiffer(page, picture, frame) < least;
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
