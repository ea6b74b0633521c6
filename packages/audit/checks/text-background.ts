import type { Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check } from "../core/check.ts";
import { inPage } from "../runner/in-page.ts";
import { fromTop } from "../runner/open-page.ts";
import { contrast, readColor } from "./helpers/contrast.ts";
import { controlFailures } from "./helpers/control-contrast.ts";
import { failuresOf, findings } from "./helpers/describe-findings.ts";
import { isLarge, type Line, readLines } from "./helpers/lines.ts";
import { cameraFor, colorsIn, hasSomethingOnTop, intersection, type Pixels, withRules } from "./helpers/pixels.ts";

/** Minimum contrast ratios of text (WCAG 2.2, 1.4.3 and 1.4.6). */
const minContrast = { minimum: { large: 3, other: 4.5 }, enhanced: { large: 4.5, other: 7 } };

/** Contrast ratio below which text is invisible. */
const invisible = 1.05;

/** Share of a line's pixels that may fall short, such as the antialiased edge of a nearby shape. */
const tolerated = 0.01;

/** Hides the letters with their lines and shadows, the selection, and the caret. Stops transitions and animations. */
const withoutText = `
  *, ::before, ::after, ::placeholder {
    -webkit-text-fill-color: transparent !important;
    -webkit-text-stroke-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
    caret-color: transparent !important;
    transition: none !important;
    animation: none !important;
  }
  ::selection { background: transparent !important }
  svg :is(text, tspan, textPath) { fill: transparent !important; stroke: transparent !important }`;

/**
 * Screenshot pixels per CSS pixel. Shapes behind text are large, and a quarter of the pixels takes a quarter of the
 * time.
 */
const scale = 0.5;

/**
 * Compares all text with the pixels behind it, in a screenshot of the page without its text. Engines that only read
 * styles miss drawings, pictures and gradients.
 */
export const textBackground: Check = {
  name: "text-background",
  purpose: "Finds text, field borders and icons with low contrast against the pixels behind them.",
  criteria: ["1.4.3", "1.4.6", "1.4.11"],
  runs: {
    environments: [
      "light 390",
      "light 768",
      "light 1920",
      "dark 320",
      "dark 1280",
      "more-contrast 1280",
      "more-contrast-dark 390",
    ],
    states: "one of each kind",
    because:
      "The background of a line depends only on the width and the colors. The check covers every width in one color scheme, and every color scheme on a phone and a desktop. Content that a state adds to a form looks the same in all forms.",
  },
  run: ({ tab }) => fromTop(tab, () => withoutSticky(tab, () => compare(tab))),
};

/**
 * Takes a picture again if the first one has changed the layout. For a picture of a whole page, Chromium measures text
 * again, and the lines of some system fonts then have a different height.
 */
async function inLastLayout<Picture>(tab: Page, take: () => Promise<Picture>): Promise<Picture> {
  const layout = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll("*")].map((element) => element.getBoundingClientRect().top).join(),
    );
  const before = await layout();
  const picture = await take();
  return before === (await layout()) ? picture : take();
}

async function compare(tab: Page): Promise<Found[]> {
  const camera = await cameraFor(tab, scale);
  const isCovered = await hasSomethingOnTop(tab);
  const take = () => (isCovered ? camera.window() : camera.picture());
  const background = await withRules(tab, withoutText, () => inLastLayout(tab, take));
  await camera.close();
  const { values, list } = await readLines(tab);
  const controls = await inPage(tab, "collectControls", list);
  const hard = values
    .filter(isComparable)
    .map((line) => hardToRead(line, background))
    .filter((reading) => reading !== null);
  return findings(tab, list, [
    ...worstLines(hard).map(lineFailure),
    // With an overlay open, the screenshot contains only the window. Controls outside it are checked in states without
    // the overlay.
    ...(isCovered ? [] : controlFailures(controls, background)),
  ]);
}

/**
 * Moves sticky elements to their normal position during `act`, because visitors can scroll the text under them into
 * view.
 */
async function withoutSticky<Result>(tab: Page, act: () => Promise<Result>): Promise<Result> {
  const moved = await tab.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => getComputedStyle(element).position === "sticky")
      .map((element) => {
        const own = element.getAttribute("style");
        element.style.setProperty("position", "relative", "important");
        element.style.setProperty("inset", "auto", "important");
        return { element, own };
      }),
  );
  try {
    return await act();
  } finally {
    await tab.evaluate((moved) => {
      for (const { element, own } of moved)
        if (own === null) element.removeAttribute("style");
        else element.setAttribute("style", own);
    }, moved);
  }
}

function worstLines(readings: readonly HardToRead[]): HardToRead[] {
  const sorted = [...readings].sort((a, b) => b.ratio - a.ratio);
  return [...new Map(sorted.map((reading) => [reading.line.element, reading])).values()];
}

const help = "Move the drawing away from the text, or change the color of the text or its background.";
const failure = failuresOf({
  "text-contrast": ["1.4.3", help],
  "text-contrast-unsure": ["1.4.3", help, "needs review"],
  "text-contrast-enhanced": ["1.4.6", help],
  "text-contrast-enhanced-unsure": ["1.4.6", help, "needs review"],
});

/** Share of the background below which a mark next to the letters may cause the low contrast. */
const minShare = 0.1;

function lineFailure({ line, level, share, ratio, needed }: HardToRead) {
  const rule = level === "minimum" ? "text-contrast" : "text-contrast-enhanced";
  // A person must judge text with a shadow, a single character, and text without any contrast. The same applies to low
  // contrast with only a small share of the background.
  const isSymbol = /^.$/u.test(line.text.trim());
  const isUnsure = line.isShadowed || isSymbol || ratio < invisible || share < minShare;
  return failure(
    isUnsure ? `${rule}-unsure` : rule,
    line.element,
    `“${line.text}” has a contrast of ${ratio.toFixed(2)}:1 with ${Math.round(share * 100)}% of its background. The minimum is ${needed}:1.`,
  );
}

interface HardToRead {
  line: Line;
  level: keyof typeof minContrast;
  share: number;
  /** Lowest ratio, ignoring the tolerated share of pixels. */
  ratio: number;
  needed: number;
}

/** True if the line needs contrast and a screenshot without text shows its background. */
function isComparable(line: Line): boolean {
  return !line.isDisabled && !line.isOutOfSight && !line.isTurned && /[\p{L}\p{N}]/u.test(line.text);
}

/**
 * Measures a line at the lowest level that it fails. Returns `null` if it passes both levels, or if its colors are
 * unknown.
 */
export function hardToRead(line: Line, background: Pixels): HardToRead | null {
  const ink = readColor(line.color);
  if (!ink) return null;
  const seen = { ...ink, alpha: ink.alpha * line.opacity };
  const colors = colorsIn(background, line.room ? intersection(line.box, line.room) : line.box);
  const all = [...colors.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const ratios = [...colors]
    .map(([color, count]) => ({ ratio: contrast(seen, color), count }))
    .sort((a, b) => a.ratio - b.ratio);
  for (const level of ["minimum", "enhanced"] as const) {
    const needed = minContrast[level][isLarge(line) ? "large" : "other"];
    const low = ratios.filter(({ ratio }) => ratio < needed);
    const share = low.reduce((sum, { count }) => sum + count, 0) / all;
    if (share > tolerated) return { line, level, share, ratio: lowest(low, all), needed };
  }
  return null;
}

/** Returns the lowest ratio, ignoring the tolerated share of pixels: a single antialiased pixel does not count. */
function lowest(ratios: { ratio: number; count: number }[], all: number): number {
  let counted = 0;
  for (const { ratio, count } of ratios) {
    counted += count;
    if (counted > all * tolerated) return ratio;
  }
  return ratios.at(-1)?.ratio ?? 1;
}
