import type { CDPSession, JSHandle, Page } from "@playwright/test";
import { settle } from "../../run/settle.ts";
import { readStop, type Stop } from "./read-stop.ts";
import type { Elements } from "./rule.ts";
import { twoFrames } from "./two-frames.ts";

export type Direction = "forward" | "backward";

/** What Tab stops at, from one end of the page to the other. */
export interface Walk {
  stops: Stop[];
  /** Where Tab came round without having left the page, and Escape did not let it out. */
  trap?: Stop | undefined;
}

const shift = 8;
/** More stops than any page has: a page that makes new ones as it is walked is left here. */
const most = 800;

/**
 * Presses Tab, or Shift and Tab, until the focus has come round: through the end of the page, or to where it began. A
 * page is walked from where its visitor stands, so that what is open stays open; the stops are told from its end on.
 */
export async function walk(tab: Page, elements: JSHandle<Elements>, direction: Direction): Promise<Walk> {
  const browser = await tab.context().newCDPSession(tab);
  try {
    const next = async () => {
      await pressTab(browser, direction);
      const stop = await elements.evaluate(readStop);
      if (stop.inSight === 1 && stop.element !== null) return stop;
      // What makes way for the focus does so once the browser has scrolled to it. And from outside the page the focus comes
      // by way of the browser, later than the key.
      await tab.evaluate(twoFrames);
      await settle(tab);
      return elements.evaluate(readStop);
    };
    return await untilItComesRound(browser, next, direction, await elements.evaluate(readStop));
  } finally {
    await browser.detach();
  }
}

async function untilItComesRound(
  browser: CDPSession,
  next: () => Promise<Stop>,
  direction: Direction,
  start: Stop,
): Promise<Walk> {
  const stops: Stop[] = start.isTabStop ? [start] : [];
  /** How many stops come before the end of the page. */
  let end: number | undefined;
  let stayed = 0;
  while (stops.length < most) {
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
    // Backwards, Chromium goes from the first stop to the last without leaving the page.
    const wraps = direction === "backward" && stop.element === stops[0]?.element && !stays;
    if (wraps && end === undefined) return { stops };
    if (end !== undefined) return { stops: [...stops.slice(end), ...stops.slice(0, end)] };
    return (await escapes(browser, next, stops)) ? { stops } : { stops, trap: stop };
  }
  return { stops, trap: stops.at(-1) };
}

/** Whether Escape, then Tab, leads out of what was walked in a circle. */
async function escapes(browser: CDPSession, next: () => Promise<Stop>, stops: readonly Stop[]): Promise<boolean> {
  await browser.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Escape", windowsVirtualKeyCode: 27 });
  const { element } = await next();
  return !stops.some((stop) => stop.element === element);
}

/** Without Playwright’s rounds for each key: a page has a hundred stops. */
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
