import type { JSHandle, Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check } from "../core/check.ts";
import type { Candidate, ControlList } from "../page/controls/control-states.ts";
import type { ControlState } from "../page/controls/state-flips.ts";
import { inPage, inPageHandle } from "../runner/in-page.ts";
import { fromTop } from "../runner/open-page.ts";
import { type Failure, failuresOf, findings } from "./describe-findings.ts";
import {
  type Camera,
  cameraFor,
  hasSomethingOnTop,
  intersection,
  type Pixels,
  pixelsThatDiffer,
  pixelsThatStandOut,
  wholePixels,
  widened,
  withRules,
} from "./pixels.ts";

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
  purpose:
    "Finds controls without a visible border or text in forced colors, and states that look like their opposites.",
  criteria: ["1.4.11", "2.4.7"],
  runs: {
    environments: ["forced-colors 390", "forced-colors-dark 1280"],
    states: "one of each kind",
    because:
      "Phones and desktops show different controls. Light and dark palettes can hide controls in different ways. Other states run only in the light palette, because palettes change colors but not shapes. Controls of one recipe look the same in each form and state of a kind. The check captures controls with the same styles once in a run.",
  },
  alters: "focus",
  run: ({ tab }) => fromTop(tab, () => withRules(tab, still, () => compareStates(tab))),
};

async function compareStates(tab: Page): Promise<Found[]> {
  // Makes `:focus-visible` match from now on.
  await tab.keyboard.press("Shift");
  const camera = await cameraFor(tab, 1);
  const isCovered = await hasSomethingOnTop(tab);
  const list = await inPageHandle(tab, "listControls");
  const failures: Failure[] = [];
  for (const candidate of await list.evaluate(({ candidates }) => candidates)) {
    // The page under an overlay is checked in a state without the overlay, which closes when the focus leaves it.
    if (isCovered && !(await inPage(tab, "isOnTop", list, candidate.element))) continue;
    failures.push(...(await compare(candidate, { tab, list, camera, isCovered })));
  }
  await camera.close();
  return findings(tab, list, failures);
}

interface Studio {
  tab: Page;
  list: JSHandle<ControlList>;
  camera: Camera;
  /** True if an overlay covers the page. Scrolling may close it. */
  isCovered: boolean;
}

async function compare(candidate: Candidate, { tab, list, camera, isCovered }: Studio): Promise<Failure[]> {
  const { element, states } = candidate;
  const place = await inPage(tab, "placeOf", list, element, isCovered);
  if (!place) return [];
  const { box, whole, sight } = place;
  const frame = wholePixels(intersection(widened(whole, around), sight));
  let taken: Promise<Pixels> | undefined;
  const unchanged = () => {
    taken ??= camera.window(frame);
    return taken;
  };
  const failures: Failure[] = [];
  const look = await inPage(tab, "stylesOf", list, element);
  if (!seenToShow.has(look)) {
    const own = { ...widened(box, 2), x: box.x - 2 - frame.x, y: box.y - 2 - frame.y };
    if (pixelsThatStandOut(await unchanged(), own) < least)
      failures.push(
        failure(
          "control-invisible",
          element,
          `“${candidate.name}” has no visible border, icon or text in forced colors.`,
        ),
      );
    else seenToShow.add(look);
  }
  for (const state of states) {
    const enter = () => inPage(tab, "enterState", list, element, state);
    const leave = () => inPage(tab, "undoFlips");
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

const help = "Forced colors remove backgrounds and shadows.";
const showState = `Show the state with a border, an outline, an icon or a system color. ${help}`;

const failure = failuresOf({
  "control-invisible": ["1.4.11", `Add a border or a system color. ${help}`],
  focus: ["2.4.7", showState],
  state: ["1.4.11", showState],
  "good practice": ["best practice", showState],
});

function stateFailure({ element, name }: Candidate, state: ControlState): Failure {
  const isGoodPractice = state === "invalid" || state === "disabled";
  const kind = isGoodPractice ? "good practice" : state === "focused" ? "focus" : "state";
  const message = `“${name}” looks the same when ${state} and not ${state} in forced colors.`;
  return { ...failure(kind, element, message), rule: `state-invisible-${state}` };
}
