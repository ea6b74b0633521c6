import type { Page } from "@playwright/test";

/** Scrolls through the page and back, so that content that waits to become visible appears. */
export function scrollThrough(tab: Page): Promise<void> {
  return tab.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await frame();
  });
}

/** A change that scripts make while the page is idle. */
export interface Stir {
  element: number;
  /** Number of changes, and the changed attribute or `text`. */
  times: number;
  what: string;
}

/** Runs in the page, sent as text. */
export async function watchIdle(milliseconds: number) {
  const elements: Element[] = [];
  const values: Stir[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const what = attributeName ?? "text";
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const before = values.find((stir) => elements[stir.element] === element && stir.what === what);
      if (before) before.times++;
      else values.push({ element: elements.push(element) - 1, times: 1, what });
    }
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  watch.disconnect();
  return { elements, values };
}
