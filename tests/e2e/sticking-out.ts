import type { Page } from "@playwright/test";

/** Describes up to five elements that overflow the page on the right. Empty if the page does not scroll sideways. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
      .slice(0, 5);
  });
}
