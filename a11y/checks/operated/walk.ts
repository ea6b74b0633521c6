import type { CDPSession, JSHandle, Page } from "@playwright/test";
import { readStop, type Stop } from "./read-stop.ts";
import type { Elements } from "./rule.ts";

export type Direction = "forward" | "backward";

/** What Tab stops at, from one end of the page to the other. */
export interface Walk {
  stops: Stop[];
  /** Where Tab came round without having left the page, and Escape did not let it out. */
  trap: Stop | undefined;
}

const shift = 8;
/** Times that Tab may stay within one control that has parts. */
const parts = 8;
/** More stops than any page has: a page that makes new ones as it is walked is left here. */
const most = 800;

/**
 * Presses Tab, or Shift and Tab, until the focus has come round: through the end of the page, or to where it began. A
 * page is walked from where its visitor stands, so that what is open stays open; the stops are told from its start.
 */
export async function walk(tab: Page, elements: JSHandle<Elements>, direction: Direction): Promise<Walk> {
  const browser = await tab.context().newCDPSession(tab);
  try {
    return await pressOn(tab, browser, elements, direction);
  } finally {
    await browser.detach();
  }
}

async function pressOn(
  tab: Page,
  browser: CDPSession,
  elements: JSHandle<Elements>,
  direction: Direction,
): Promise<Walk> {
  const read = () => tab.evaluate(readStop, elements);
  const next = async () => {
    await pressTab(browser, direction);
    return read();
  };
  const start = await read();
  const stops: Stop[] = start.element === null ? [] : [start];
  let end = 0;
  let stayed = 0;
  for (let presses = 0; presses < most; presses++) {
    const stop = await next();
    const last = stops.at(-1);
    if (stop.element === null) {
      if (start.element === null) return { stops, trap: undefined };
      end = stops.length;
    } else if (stop.element === stops[0]?.element) {
      return { stops: [...stops.slice(end), ...stops.slice(0, end)], trap: undefined };
    } else if (stops.some(({ element }) => element === stop.element)) {
      stayed++;
      if (stop.element === last?.element && stop.hasParts && stayed < parts) continue;
      return { stops, trap: (await escapes(browser, next, stops)) ? undefined : stop };
    } else {
      stayed = 0;
      stops.push(stop);
    }
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
  await browser.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key });
  await browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
}
