import type { Found } from "../core/audit.ts";
import type { Check, PageUnderTest } from "../core/check.ts";
import { inPage } from "../runner/in-page.ts";
import { luminances, ratioOf } from "./helpers/contrast.ts";
import { type Failure, failuresOf, findings } from "./helpers/describe-findings.ts";
import { elementList } from "./helpers/element-list.ts";
import { type IndicatorPictures, pictureIndicator, type Studio } from "./helpers/indicator-pictures.ts";
import { cameraFor, type Pixels, withRules } from "./helpers/pixels.ts";

/** Maximum difference in a channel that counts as noise. */
const noise = 6;

/** Maximum difference in a channel within the same color, because a focus indicator may be slightly uneven. */
const alike = 24;

/** Maximum thickness of a focus indicator in pixels. In a broader area, only the edge counts. */
const maxThickness = 8;

/** Share of the perimeter that must contrast. A corner may be next to a similar color. */
const minShare = 0.75;

const failure = failuresOf({
  "focus-invisible": ["2.4.7", "Draw a focus indicator around the focused element."],
  "focus-indicator-contrast": [
    "1.4.11",
    "Use a color or two tones for the focus indicator. One of them must have a contrast of 3:1 with the adjacent pixels.",
  ],
  "focus-indicator-may-lack-contrast": [
    "1.4.11",
    "Check whether the caret and the focus indicator together show the focus.",
    "needs review",
  ],
  "focus-indicator-appearance": [
    "2.4.13",
    "Draw a focus indicator at least 2 px thick on all sides. It must have a contrast of 3:1 with the unfocused state.",
  ],
});

/** Minimum and maximum number of pixels in a caret, which is one pixel wide in small text and two in large text. */
const minCaretPixels = 8;
const maxCaretPixels = 160;

/** Keeps the caret visible, because a picture can show a field while its caret is hidden between two blinks. */
const steadyCaret = "* { caret-animation: manual !important }";

/** Minimum contrast ratio of a focus indicator (WCAG 2.2, 1.4.11 and 2.4.13). */
const minContrast = 3;

const measured = new Map<string, FocusIndicator>();

export const focusIndicator: Check = {
  name: "focus-indicator",
  purpose:
    "Finds missing focus indicators, and focus indicators with a contrast of less than 3:1 with adjacent pixels in screenshots.",
  criteria: ["1.4.11", "2.4.7", "2.4.13"],
  runs: {
    environments: ["light 320", "dark 1280", "forced-colors 1280"],
    states: "one of each kind",
    because:
      "Focus indicators have different colors in each color scheme, and narrow windows can clip them. The check measures each combination of focus indicator and background once in a run. Controls look the same in all forms in the same state.",
  },
  alters: "focus",
  async run({ tab, mode }: PageUnderTest): Promise<Found[]> {
    const elements = await elementList(tab);
    // After keyboard input, `:focus-visible` matches every element that a script focuses.
    await tab.keyboard.press("Shift");
    const camera = await cameraFor(tab, 1);
    const failures: Failure[] = [];
    const done = new Set<string>();
    const measureAll = async () => {
      for (const { element, look } of await inPage(tab, "indicatorKinds", elements)) {
        const key = `${mode} ${look}`;
        const ring = done.has(key) ? undefined : await ringOf({ tab, camera, elements }, element, key);
        if (!ring) continue;
        done.add(key);
        failures.push(...wrongWith(ring, element));
      }
    };
    await withRules(tab, steadyCaret, async () => {
      await measureAll();
      // Some controls are replaced when they receive focus. Their replacements are measured too.
      if (await inPage(tab, "hasGone", elements)) await measureAll();
    });
    await camera.close();
    return findings(tab, elements, failures);
  },
};

/** Resolves to a cached or new measurement, or to undefined if the control cannot be measured. */
async function ringOf(studio: Studio, element: number, key: string): Promise<FocusIndicator | undefined> {
  const known = measured.get(key);
  if (known) return known;
  const measure = async () => {
    const pictures = await pictureIndicator(studio, element);
    return pictures && measureRing(pictures);
  };
  const first = await measure();
  // Repeats a failing measurement, because the first screenshot may show an unfinished rendering.
  const ring = first && wrongWith(first, element).length > 0 ? ((await measure()) ?? first) : first;
  // Caches only measurements with enough contrast, so that all others are repeated.
  if (ring && isEnough(ring)) measured.set(key, ring);
  return ring;
}

function isEnough({ changed, beside }: FocusIndicator): boolean {
  return changed > 0 && beside >= minContrast;
}

/** True if at most the caret of a text field has changed. A caret shows the focus (2.4.7, technique G149). */
function isCaretOnly({ changed, strongest, takesText }: FocusIndicator): boolean {
  return takesText && strongest >= minContrast && changed <= maxCaretPixels;
}

function wrongWith(ring: FocusIndicator, element: number): Failure[] {
  const { changed, change, beside } = ring;
  if (changed === 0) return [failure("focus-invisible", element, "The element looks the same with and without focus.")];
  const wrong: Failure[] = [];
  if (beside < minContrast && !isCaretOnly(ring)) {
    const message = `Most of the focus indicator has a contrast of ${beside.toFixed(2)}:1 with adjacent pixels. The minimum is ${minContrast}:1.`;
    const hasCaret = ring.takesText && ring.strongest >= minContrast;
    wrong.push(failure(hasCaret ? "focus-indicator-may-lack-contrast" : "focus-indicator-contrast", element, message));
  }
  if (change < minContrast) {
    const message = `The contrast between focused and unfocused pixels is ${change.toFixed(2)}:1 along a 2 px edge. The minimum is ${minContrast}:1.`;
    wrong.push(failure("focus-indicator-appearance", element, message));
  }
  return wrong;
}

interface FocusIndicator {
  changed: number;
  /** Contrast with the unfocused state along a 2 px edge around the whole control (WCAG 2.2, 2.4.13). */
  change: number;
  /** Contrast with adjacent pixels along most of a 1 px edge around the control (1.4.11). */
  beside: number;
  /** Contrast with adjacent pixels that at least `minCaretPixels` pixels reach. */
  strongest: number;
  takesText: boolean;
}

function measureRing({ focused, unfocused, perimeter, takesText }: IndicatorPictures): FocusIndicator {
  const { width, height } = focused;
  const lit = luminances(focused.data);
  const plain = luminances(unfocused.data);
  const changes: number[] = [];
  const beside: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!differs(focused.data, unfocused.data, at * 4, at * 4, noise)) continue;
      const own = lit[at] ?? 0;
      changes.push(ratioOf(own, plain[at] ?? 0));
      const neighbors = [
        besideRun(focused, x, y, -1, 0),
        besideRun(focused, x, y, 1, 0),
        besideRun(focused, x, y, 0, -1),
        besideRun(focused, x, y, 0, 1),
      ];
      const best = Math.max(1, ...neighbors.map((neighbor) => ratioOf(own, lit[neighbor ?? at] ?? own)));
      beside.push(best);
    }
  }
  return {
    changed: changes.length,
    change: reachedBy(changes, 2 * perimeter),
    beside: reachedBy(beside, minShare * perimeter),
    strongest: reachedBy(beside, minCaretPixels),
    takesText,
  };
}

/**
 * Returns the index of the pixel after the antialiased edge to another color in one direction. Returns undefined if no
 * other color is within `maxThickness`, because farther pixels, such as text, are not adjacent.
 */
function besideRun({ data, width, height }: Pixels, x: number, y: number, across: number, down: number) {
  const at = (y * width + x) * 4;
  for (let step = 1; step <= maxThickness; step++) {
    const [column, row] = [x + across * step, y + down * step];
    if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
    if (!differs(data, data, at, (row * width + column) * 4, alike)) continue;
    const [past, below] = [column + across, row + down];
    return past < 0 || below < 0 || past >= width || below >= height ? undefined : below * width + past;
  }
  return undefined;
}

/** Returns the ratio that at least `pixels` pixels reach, or 1 if there are fewer pixels. */
function reachedBy(ratios: number[], pixels: number): number {
  return ratios.toSorted((one, other) => other - one)[Math.floor(pixels)] ?? 1;
}

function differs(one: Uint8Array, other: Uint8Array, at: number, there: number, more: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    if (Math.abs((one[at + channel] ?? 0) - (other[there + channel] ?? 0)) > more) return true;
  }
  return false;
}
