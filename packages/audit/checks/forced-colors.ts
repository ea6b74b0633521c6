import type { JSHandle, Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check } from "../core/check.ts";
import type { Candidate, ControlList } from "../page/controls/control-looks.ts";
import { inPage, inPageHandle } from "../runner/in-page.ts";
import { fromTop } from "../runner/open-page.ts";
import { type Failure, failuresOf, findings } from "./helpers/describe-findings.ts";
import {
  type Camera,
  cameraFor,
  hasSomethingOnTop,
  intersection,
  pixelsThatStandOut,
  wholePixels,
  widened,
} from "./helpers/pixels.ts";

/** Distance around a control within which its border can be drawn, in CSS pixels. */
const around = 8;

/** Minimum number of visible pixels: half the border of a small box. */
const minPixels = 16;

/** Styles of controls that were visible in forced colors. */
const seenToShow = new Set<string>();

const failure = failuresOf({
  // WCAG does not say which colors a system may use, so a person must judge the contrast in forced colors.
  "control-invisible": [
    "1.4.11",
    "Add a border or a system color. Forced colors remove backgrounds and shadows.",
    "needs review",
  ],
});

export const forcedColors: Check = {
  name: "forced-colors",
  purpose: "Finds controls without a visible border, icon or text in forced colors.",
  criteria: ["1.4.11"],
  runs: {
    environments: ["forced-colors 390", "forced-colors-dark 1280"],
    states: "one of each kind",
    because:
      "Phones and desktops show different controls. Light and dark palettes can hide controls in different ways. Controls of one recipe look the same in each form and state of a kind. The check captures controls with the same styles once in a run.",
  },
  run: ({ tab }) => fromTop(tab, () => findInvisible(tab)),
};

async function findInvisible(tab: Page): Promise<Found[]> {
  const camera = await cameraFor(tab, 1);
  const isCovered = await hasSomethingOnTop(tab);
  const list = await inPageHandle(tab, "listControls");
  const failures: Failure[] = [];
  for (const candidate of await list.evaluate(({ candidates }) => candidates)) {
    // The page under an overlay is checked in a state without the overlay.
    if (isCovered && !(await inPage(tab, "isOnTop", list, candidate.element))) continue;
    if (!(await isVisible(candidate, { tab, list, camera, isCovered }))) {
      const message = `“${candidate.name}” has no visible border, icon or text in forced colors.`;
      failures.push(failure("control-invisible", candidate.element, message));
    }
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

async function isVisible({ element }: Candidate, { tab, list, camera, isCovered }: Studio): Promise<boolean> {
  const look = await inPage(tab, "stylesOf", list, element);
  if (seenToShow.has(look)) return true;
  const place = await inPage(tab, "placeOf", list, element, isCovered);
  if (!place) return true;
  const { box, sight } = place;
  const frame = wholePixels(intersection(widened(box, around), sight));
  const own = { ...widened(box, 2), x: box.x - 2 - frame.x, y: box.y - 2 - frame.y };
  const isSeen = pixelsThatStandOut(await camera.window(frame), own) >= minPixels;
  if (isSeen) seenToShow.add(look);
  return isSeen;
}
