import type { Page } from "@playwright/test";

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

/** Waits until elements that follow the scroll position, such as an open list, have moved. */
async function scrollAndWait(tab: Page, place: { x: number; y: number }): Promise<void> {
  await tab.evaluate(async ({ x, y }) => {
    if (scrollX === x && scrollY === y) return;
    scrollTo({ left: x, top: y, behavior: "instant" });
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  }, place);
}
