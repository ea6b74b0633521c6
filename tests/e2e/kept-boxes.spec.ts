import { openHydrated } from "../../a11y/run/open-page.ts";
import { expect, test } from "./site-test.ts";

/** Controls and clock-dependent content. Popover buttons need no scripts. */
const reactive = "[data-scripts], [data-until], form, input, select, textarea, button:not([popovertarget])";

for (const path of ["/contact", "/shop", "/events", "/academy", "/donate", "/scholarships", "/quiz", "/articles"]) {
  test(`hydration skips no control of ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    expect(await page.locator(reactive).count()).toBeGreaterThan(0);
    expect(await page.evaluate(findKept, reactive)).toEqual([]);
  });
}

/**
 * Runs in the page: lists reactive elements in kept boxes. React stores the props of each element that it manages in a
 * property.
 */
function findKept(reactive: string): string[] {
  const propsOf = (element: Element) =>
    Object.entries(element).find(([key]) => key.startsWith("__reactProps"))?.[1] as object | undefined;
  const isKept = (element: Element | null): boolean => {
    const props = element && propsOf(element);
    return props ? "dangerouslySetInnerHTML" in props : element !== null && isKept(element.parentElement);
  };
  return [...document.querySelectorAll(reactive)].filter(isKept).map((element) => element.outerHTML.slice(0, 120));
}
