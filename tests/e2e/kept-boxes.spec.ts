import { openHydrated } from "../../a11y/run/open-page.ts";
import { expect, test } from "./site-test.ts";

/** Controls and content by the clock. The site script has the buttons of popovers and of the color mode. */
const reactive =
  "[data-scripts], [data-until], form, input, select, textarea, button:not([popovertarget], [data-color-mode])";

for (const path of ["/contact", "/shop", "/events", "/academy", "/donate", "/scholarships", "/quiz", "/articles"]) {
  test(`hydration passes over no control of ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    expect(await page.locator(reactive).count()).toBeGreaterThan(0);
    expect(await page.evaluate(findKept, reactive)).toEqual([]);
  });
}

/** Lists elements in kept boxes. Runs in the page. React keeps the props of each element that it knows in a property. */
function findKept(reactive: string): string[] {
  const propsOf = (element: Element) =>
    Object.entries(element).find(([key]) => key.startsWith("__reactProps"))?.[1] as object | undefined;
  const isKept = (element: Element | null): boolean => {
    const props = element && propsOf(element);
    return props ? "dangerouslySetInnerHTML" in props : element !== null && isKept(element.parentElement);
  };
  return [...document.querySelectorAll(reactive)].filter(isKept).map((element) => element.outerHTML.slice(0, 120));
}
