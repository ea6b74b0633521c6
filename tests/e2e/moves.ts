import type { Page } from "@playwright/test";

/**
 * Records how much of what a page shows moves without the visitor’s doing, from the first paint on: one score for each
 * layout shift, of at most 1 (window area affected times distance, as Cumulative Layout Shift counts them).
 */
export async function observeMoves(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: number[] }).moved);
}
