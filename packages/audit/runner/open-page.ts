import type { Page } from "@playwright/test";
import type { PageOpening } from "../core/setup.ts";

/** Functions of a site that open its pages, by tab. Without them, a page is ready as soon as it has loaded. */
const openings = new WeakMap<Page, PageOpening>();

/** Makes a tab open the pages of a site, and wait for them, as the site's setup defines. */
export function setOpening(tab: Page, opening: PageOpening): void {
  openings.set(tab, opening);
}

/**
 * Opens an address as the site's setup defines, or only loads it without a setup. `needsScripts` asks the setup to make
 * all controls work.
 */
export async function openPage(tab: Page, address: string, options: { needsScripts: boolean }): Promise<void> {
  const opening = openings.get(tab);
  if (opening) await opening.open(tab, address, options);
  else await tab.goto(address);
}

/** Returns the shortcuts of the tab's site that visitors can turn off. */
export function shortcutsWithSwitch(tab: Page): readonly string[] {
  return openings.get(tab)?.shortcutsWithSwitch ?? [];
}

/** Timeouts in milliseconds. An animation that lasts longer counts as endless. */
const limits = { fonts: 20_000, animation: 5_000 };

export type Limits = typeof limits;

/**
 * Waits for a stable page: first as the setup of its site requires, then for its fonts and its finite animations.
 *
 * Uses only `evaluate`. For `waitForFunction` and locators, Playwright loads a script into each page. Loading it takes
 * 30 ms of processor time.
 */
export async function settle(tab: Page): Promise<void> {
  await openings.get(tab)?.untilReady(tab);
  await tab.evaluate(settled, limits);
}

/** Runs in the page: waits for its fonts and its finite animations, each at most as long as its limit. */
export async function settled(limits: Limits): Promise<void> {
  const atMost = (milliseconds: number, waiting: Promise<unknown>) =>
    Promise.race([waiting, new Promise((resume) => setTimeout(resume, milliseconds))]);
  const isEnding = ({ playState, effect, currentTime, playbackRate }: Animation) => {
    const rest = (Number(effect?.getComputedTiming().endTime) - Number(currentTime)) / Math.abs(playbackRate);
    return playState === "running" && rest <= limits.animation;
  };
  // Firefox never starts the transitions of elements in a closed `details`.
  const isShown = ({ effect }: Animation) => (effect as KeyframeEffect | null)?.target?.checkVisibility() ?? true;
  await atMost(limits.fonts, document.fonts.ready);
  const ending = document.getAnimations().filter((one) => isEnding(one) && isShown(one));
  await atMost(limits.animation, Promise.allSettled(ending.map(({ finished }) => finished)));
}

/**
 * Runs `look` with the page scrolled to the top and restores the scroll position. Further down, the sticky header
 * covers part of the page.
 */
export async function fromTop<Result>(tab: Page, look: () => Promise<Result>): Promise<Result> {
  const { x, y } = await tab.evaluate(() => ({ x: scrollX, y: scrollY }));
  await scrollAndWait(tab, { x: 0, y: 0 });
  try {
    return await look();
  } finally {
    await scrollAndWait(tab, { x, y });
  }
}

/** Scrolls, and waits until elements that follow the scroll position, such as an open list, have moved. */
async function scrollAndWait(tab: Page, place: { x: number; y: number }): Promise<void> {
  await tab.evaluate(async ({ x, y }) => {
    if (scrollX === x && scrollY === y) return;
    scrollTo({ left: x, top: y, behavior: "instant" });
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  }, place);
}
