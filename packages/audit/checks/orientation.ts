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
  const upright = (side: number) => ({ width: side, height: side + 2 });
  const aside = (side: number) => ({ width: side, height: side - 2 });
  for (const side of [short, long]) {
    const message = await missingWords(tab, upright(side), aside(side));
    if (message) return [{ rule: "one-orientation-only", message } as const];
  }
  const message =
    (await missingWords(tab, { width: short, height: long }, aside(short))) ??
    (await missingWords(tab, upright(long), { width: long, height: short }));
  return message ? [{ rule: "may-need-one-orientation", message } as const] : [];
}

/** Returns a message if one of the two windows lacks too many words of the other, or else undefined. */
async function missingWords(tab: Page, upright: Size, aside: Size): Promise<string | undefined> {
  const words = { portrait: await wordsIn(tab, upright), landscape: await wordsIn(tab, aside) };
  const fewer = words.portrait.length < words.landscape.length ? "portrait" : "landscape";
  const known = new Set(words[fewer]);
  const more = words[fewer === "portrait" ? "landscape" : "portrait"];
  const share = more.filter((word) => known.has(word)).length / more.length;
  const { width, height } = fewer === "portrait" ? upright : aside;
  if (share >= minShare) return undefined;
  return `At ${width} × ${height} px, in ${fewer}, the page shows only ${Math.round(share * 100)}% of its words.`;
}

async function wordsIn(tab: Page, size: Size): Promise<string[]> {
  await tab.setViewportSize(size);
  // The next frame runs the page's resize listeners, and the frame after it paints their changes.
  await tab.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))));
  await settle(tab);
  return tab.evaluate(() => document.body.innerText.split(/\s+/));
}
