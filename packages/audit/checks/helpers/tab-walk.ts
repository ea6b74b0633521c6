import type { CDPSession, JSHandle, Page } from "@playwright/test";
import type { ElementList } from "../../page/element-list.ts";
import type { Stop } from "../../page/focus/stops.ts";
import { inPage } from "../../runner/in-page.ts";
import { settle } from "../../runner/open-page.ts";

type Direction = "forward" | "backward";

export interface Walk {
  stops: Stop[];
  /** Tab stop where focus started to cycle and Escape did not free it, or the last stop if there are too many. */
  trap?: Stop | undefined;
  /** True if the page seems to name another key that leads out, as 2.1.2 allows. */
  isWayTold?: boolean;
}

const shift = 8;
/** Milliseconds between two presses of Tab by a person. In this time, a page can pull the focus back. */
const pressInterval = 100;
/** Maximum number of tab stops. Ends the walk on a page that keeps adding new ones. */
const maxStops = 800;

/**
 * Presses Tab or Shift+Tab until focus leaves the page or returns to an earlier tab stop, up to `maxStops`. Starts at
 * the current focus, so that open elements stay open. The returned stops begin where focus enters the page.
 */
export async function walk(tab: Page, elements: JSHandle<ElementList>, direction: Direction): Promise<Walk> {
  const browser = await tab.context().newCDPSession(tab);
  try {
    const next = async () => {
      await pressTab(browser, direction);
      const stop = await inPage(tab, "readStop", elements);
      if (stop.inSight === 1 && stop.element !== null) return stop;
      // An element that moves out of the way of the focus does so after the browser has scrolled. Focus from outside
      // the page arrives later than the key press.
      await inPage(tab, "twoFrames");
      await settle(tab);
      if (stop.element === null) await inPage(tab, "quiet", pressInterval);
      return inPage(tab, "readStop", elements);
    };
    const start = await inPage(tab, "readStop", elements);
    const stops: Stop[] = start.isTabStop ? [start] : [];
    let end: number | undefined;
    let stayed = 0;
    while (stops.length < maxStops) {
      const stop = await next();
      if (stop.element === null) {
        if (start.element === null || end !== undefined) return { stops };
        end = stops.length;
        continue;
      }
      if (!stops.some(({ element }) => element === stop.element)) {
        stayed = 0;
        stops.push(stop);
        continue;
      }
      const stays = stop.element === stops.at(-1)?.element;
      if (stays && ++stayed <= stop.parts) continue;
      // Shift+Tab in Chromium moves from the first stop to the last without leaving the page.
      const wraps = direction === "backward" && stop.element === stops[0]?.element && !stays;
      if (wraps && end === undefined) return { stops };
      if (end !== undefined) return { stops: [...stops.slice(end), ...stops.slice(0, end)] };
      const cycle = stops.slice(stops.findIndex(({ element }) => element === stop.element));
      const isWayTold = await inPage(
        tab,
        "explainsWayOut",
        elements,
        cycle.flatMap(({ element }) => element ?? []),
      );
      await browser.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Escape", windowsVirtualKeyCode: 27 });
      const { element } = await next();
      return stops.some((one) => one.element === element) ? { stops, trap: stop, isWayTold } : { stops };
    }
    return { stops, trap: stops.at(-1) };
  } finally {
    await browser.detach();
  }
}

/** Presses Tab without Playwright's round trips for each key, because a page may have a hundred tab stops. */
async function pressTab(browser: CDPSession, direction: Direction): Promise<void> {
  const key = {
    key: "Tab",
    code: "Tab",
    windowsVirtualKeyCode: 9,
    modifiers: direction === "backward" ? shift : 0,
  };
  await Promise.all([
    browser.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key }),
    browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...key }),
  ]);
}

/** Maximum number of tab stops before the content on a page without a skip link. */
const few = 3;

/**
 * Presses the first link to the content. Resolves to a message if there is no such link, or if neither the link nor the
 * next Tab moves the focus there. Resolves to undefined if the link works, or if few tab stops precede the content.
 * `order` lists the page's tab stops.
 */
export async function skipLinkProblem(
  tab: Page,
  elements: JSHandle<ElementList>,
  order: readonly number[],
): Promise<{ link: number | undefined; message: string } | undefined> {
  const way = await inPage(tab, "wayPast", elements, [...order]);
  if (!way || way.passed <= few) return undefined;
  const { link, target } = way;
  if (link === undefined || !target)
    return { link, message: `None of the ${way.passed} tab stops before the content is a link to it.` };
  await inPage(tab, "focusOn", elements, link);
  await tab.keyboard.press("Enter");
  if (await inPage(tab, "hasArrived", target)) return undefined;
  await tab.keyboard.press("Tab");
  if (await inPage(tab, "hasArrived", target)) return undefined;
  return {
    link,
    message: `The link to #${target} does not move focus into its target, and neither does the next Tab.`,
  };
}
