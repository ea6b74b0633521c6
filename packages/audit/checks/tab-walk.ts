import type { CDPSession, JSHandle, Page } from "@playwright/test";
import { readStop, type Stop } from "../page/keyboard.page.ts";
import { twoFrames } from "../page/world.ts";
import { settle } from "../runner/open-page.ts";
import type { ElementList, Elements } from "./element-list.ts";

type Direction = "forward" | "backward";

export interface Walk {
  stops: Stop[];
  /** Tab stop where the focus started to cycle inside the page, and Escape did not free it. */
  trap?: Stop | undefined;
  /** True if the page seems to tell its visitors another key that leads out, as 2.1.2 allows. */
  isWayTold?: boolean;
}

const shift = 8;
/** More tab stops than any page has. Ends the walk on a page that keeps adding new ones. */
const most = 800;

/**
 * Presses Tab or Shift+Tab until the focus passes the end of the page or returns to its start. Starts at the current
 * focus, so that open elements stay open. The returned stops begin at the end of the page.
 */
export async function walk(tab: Page, elements: JSHandle<ElementList>, direction: Direction): Promise<Walk> {
  const browser = await tab.context().newCDPSession(tab);
  try {
    const next = async () => {
      await pressTab(browser, direction);
      const stop = await elements.evaluate(readStop);
      if (stop.inSight === 1 && stop.element !== null) return stop;
      // An element that makes way for the focus does so after the browser has scrolled. A focus that comes from outside
      // the page arrives later than the key.
      await tab.evaluate(twoFrames);
      await settle(tab);
      return elements.evaluate(readStop);
    };
    const start = await elements.evaluate(readStop);
    const stops: Stop[] = start.isTabStop ? [start] : [];
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
      // Backward, Chromium moves from the first stop to the last without leaving the page.
      const wraps = direction === "backward" && stop.element === stops[0]?.element && !stays;
      if (wraps && end === undefined) return { stops };
      if (end !== undefined) return { stops: [...stops.slice(end), ...stops.slice(0, end)] };
      const cycle = stops.slice(stops.findIndex(({ element }) => element === stop.element));
      const isWayTold = await elements.evaluate(
        tellsWayOut,
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

/** Looks for keys on the page, and for help among the stops of a cycle. Runs in the page. */
function tellsWayOut({ elements }: Elements, cycle: number[]): boolean {
  const keys = /\b(Ctrl|Control|Alt|Shift|Option|Cmd) ?\+ ?([A-Z0-9]|F\d{1,2})\b/i;
  const help = /\b(help|how|leave|exit|escape)\b/i;
  return keys.test(document.body.innerText) || cycle.some((number) => help.test(elements[number]?.textContent ?? ""));
}

/** Avoids Playwright's round trips for each key, because a page has a hundred tab stops. */
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

/** Maximum number of tab stops before the content that need no skip link. */
const few = 3;

/**
 * Presses the first tab stop and returns a message if it does not skip to the content. Returns undefined if few tab
 * stops precede the content. `order` lists the page's tab stops.
 */
export async function skipLinkProblem(
  tab: Page,
  elements: JSHandle<ElementList>,
  order: readonly number[],
): Promise<string | undefined> {
  const way = await elements.evaluate(wayPast, [...order]);
  if (!way || way.passed <= few) return undefined;
  if (!way.target)
    return `The first of ${way.passed} tab stops before the content is not a link to a part of the page.`;
  await elements.evaluate(({ elements: all }, number) => (all[number ?? -1] as HTMLElement).focus(), order[0]);
  await tab.keyboard.press("Enter");
  if (await tab.evaluate(hasArrived, way.target)) return undefined;
  await tab.keyboard.press("Tab");
  if (await tab.evaluate(hasArrived, way.target)) return undefined;
  return `The link to #${way.target} does not move focus into its target, and neither does the next Tab.`;
}

/**
 * Returns the target of the first tab stop, and the number of tab stops before the content. Runs in the page, sent as
 * text.
 */
function wayPast({ elements }: Elements, order: number[]): { passed: number; target: string | undefined } | undefined {
  const main = document.querySelector("main, [role=main], h1");
  const [first] = order.map((number) => elements[number]);
  if (!main || !first) return undefined;
  const isPassed = (stop: Element | undefined) =>
    stop !== undefined && (main.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const hash = first.getAttribute("href")?.match(/^#(.+)/)?.[1];
  const target = hash ? document.getElementById(hash) : null;
  const leadsToContent = target !== null && (target.contains(main) || main.contains(target));
  return {
    passed: order.filter((number) => isPassed(elements[number])).length,
    target: leadsToContent ? hash : undefined,
  };
}

function hasArrived(target: string): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && document.getElementById(target)?.contains(activeElement) === true;
}
