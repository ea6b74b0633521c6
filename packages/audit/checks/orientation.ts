import type { Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import type { Check, PageUnderTest } from "../core/check.ts";
import { settle } from "../runner/open-page.ts";
import { failuresOf, findings } from "./helpers/describe-findings.ts";
import { elementList } from "./helpers/element-list.ts";

const failure = failuresOf({
  "one-orientation-only": ["1.3.4", "Lay out the content for every width. Do not require an orientation."],
  "may-need-one-orientation": [
    "1.3.4",
    "Check whether scrolling shows the missing words in this orientation.",
    "needs review",
  ],
});

/** Minimum share of words that must be visible in both orientations. */
const minShare = 0.9;

interface Size {
  width: number;
  height: number;
}

export const orientation: Check = {
  name: "orientation",
  purpose: "Finds content that is missing in portrait or landscape orientation.",
  criteria: ["1.3.4"],
  runs: {
    environments: ["light 390"],
    states: "pages as opened",
    because: "The check uses a phone, because phones change orientation.",
  },
  async run({ tab }: PageUnderTest): Promise<Found[]> {
    const before = tab.viewportSize() ?? { width: 390, height: 844 };
    const failures = await failuresIn(tab, before).finally(() => tab.setViewportSize(before));
    if (failures.length === 0) return [];
    const list = await elementList(tab);
    const body = await list.evaluate(({ numberOf }) => numberOf(document.body));
    return findings(
      tab,
      list,
      failures.map(({ rule, message }) => failure(rule, body, message)),
    );
  },
};

/**
 * Compares windows of the same width, because layouts differ by width. Almost square windows differ only in
 * orientation. At the height of a rotated device, missing words need a review, because a list may depend on the height.
 */
async function failuresIn(tab: Page, { width, height }: Size) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const words = wordsBySize(tab);
  const upright = (side: number) => words({ width: side, height: side + 2 });
  const aside = (side: number) => words({ width: side, height: side - 2 });
  for (const side of [short, long]) {
    const message = missingWords(await upright(side), await aside(side));
    if (message) return [{ rule: "one-orientation-only", message } as const];
  }
  const message =
    missingWords(await words({ width: short, height: long }), await aside(short)) ??
    missingWords(await upright(long), await words({ width: long, height: short }));
  return message ? [{ rule: "may-need-one-orientation", message } as const] : [];
}

interface Words {
  size: Size;
  words: readonly string[];
}

/** Returns a message if one of the two windows lacks too many words of the other, or else undefined. */
function missingWords(upright: Words, aside: Words): string | undefined {
  const isUprightShorter = upright.words.length < aside.words.length;
  const [fewer, more] = isUprightShorter ? [upright, aside] : [aside, upright];
  const known = new Set(fewer.words);
  const share = more.words.filter((word) => known.has(word)).length / more.words.length;
  if (share >= minShare) return undefined;
  const { width, height } = fewer.size;
  const orientation = isUprightShorter ? "portrait" : "landscape";
  return `At ${width} × ${height} px, in ${orientation}, the page shows only ${Math.round(share * 100)}% of its words.`;
}

/** Returns a function that reads the page's words in a window of a size. It resizes the window once for each size. */
function wordsBySize(tab: Page): (size: Size) => Promise<Words> {
  const known = new Map<string, Promise<Words>>();
  return (size) => {
    const key = `${size.width} ${size.height}`;
    const words = known.get(key) ?? wordsIn(tab, size).then((words) => ({ size, words }));
    known.set(key, words);
    return words;
  };
}

async function wordsIn(tab: Page, size: Size): Promise<string[]> {
  await tab.setViewportSize(size);
  // The next frame runs the page's resize listeners, and the frame after it paints their changes.
  await tab.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))));
  await settle(tab);
  return tab.evaluate(() => document.body.innerText.split(/\s+/));
}
