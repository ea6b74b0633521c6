import type { Page } from "@playwright/test";

/** Looks at a page from its top, and leaves it where it stood: further down the sticky header covers a part of it. */
export async function fromTop<Result>(tab: Page, look: () => Promise<Result>): Promise<Result> {
  const { x, y } = await tab.evaluate(() => ({ x: scrollX, y: scrollY }));
  await scrollAndWait(tab, { x: 0, y: 0 });
  try {
    return await look();
  } finally {
    await scrollAndWait(tab, { x, y });
  }
}

/** Waits for what follows the page, such as an open list, to be in its place again. */
async function scrollAndWait(tab: Page, place: { x: number; y: number }): Promise<void> {
  await tab.evaluate(async ({ x, y }) => {
    if (scrollX === x && scrollY === y) return;
    scrollTo({ left: x, top: y, behavior: "instant" });
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  }, place);
}
