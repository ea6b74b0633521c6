import type { Page } from "@playwright/test";

/**
 * Records all layout shifts from the first paint on, and resolves to a function that reads their scores. Each score is
 * at most 1: affected area times distance, as in Cumulative Layout Shift.
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
