import type { CDPSession, Page } from "@playwright/test";
import { PNG } from "pngjs";
import { inPage } from "../../runner/in-page.ts";
import { type Color, contrast } from "./contrast.ts";

/** Area of the page, in CSS pixels from its top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the common area of two boxes. Its width or height is 0 if they don't overlap. */
export function intersection(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

export function wholePixels({ x, y, width, height }: Box): Box {
  return { x: Math.floor(x), y: Math.floor(y), width: Math.floor(width), height: Math.floor(height) };
}

export function widened({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function center({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

export interface Pixels {
  width: number;
  height: number;
  /** RGBA bytes, row by row. */
  data: Uint8Array;
  /** Screenshot pixels per CSS pixel. */
  scale: number;
}

/**
 * Takes screenshots through the DevTools protocol. Playwright's own screenshots spend most of their time on
 * compression.
 */
export interface Camera {
  picture(box?: Box): Promise<Pixels>;
  /** Captures a box of the page inside the window. The default is the window of a page that is scrolled to the top. */
  window(box?: Box): Promise<Pixels>;
  close(): Promise<void>;
}

/** Returns a camera for a tab. `scale` is the number of screenshot pixels per CSS pixel. */
export async function cameraFor(tab: Page, scale: number): Promise<Camera> {
  const browser = await tab.context().newCDPSession(tab);
  const close = await fitPictures(browser, tab);
  const wholePage = async () => ({ ...(await browser.send("Page.getLayoutMetrics")).cssContentSize, x: 0, y: 0 });
  const capture = async (box: Box, captureBeyondViewport: boolean): Promise<Pixels> => {
    // Chromium never answers a request for an empty picture.
    if (!(box.width > 0 && box.height > 0)) return { width: 0, height: 0, data: new Uint8Array(), scale };
    const take = () =>
      browser.send("Page.captureScreenshot", {
        captureBeyondViewport,
        clip: { ...box, scale },
        optimizeForSpeed: true,
      });
    const { data: packed } = await take().catch((error: Error) => {
      // Chromium sometimes cannot copy the window while it draws a new frame.
      if (!error.message.includes("Unable to capture screenshot")) throw error;
      return take();
    });
    if (captureBeyondViewport) await keepWindow(tab);
    const { width, height, data } = PNG.sync.read(Buffer.from(packed, "base64"));
    return { width, height, data, scale };
  };
  return {
    picture: async (box) => capture(box ?? (await wholePage()), true),
    window: async (box) =>
      capture(box ?? (await tab.evaluate(() => ({ x: 0, y: 0, width: innerWidth, height: innerHeight }))), false),
    close,
  };
}

/**
 * Gives the screenshots of a session the size of their tab. In a full browser, a second tab in the same window changes
 * the size of the window. DevTools lays out the page for a screenshot at the size of the window. Tabs of the headless
 * shell do not share windows. Returns a function that ends the session and, if needed, restores the size of the
 * window.
 */
export async function fitPictures(browser: CDPSession, tab: Page): Promise<() => Promise<void>> {
  const size = tab.viewportSize();
  const { bounds } = await browser.send("Browser.getWindowForTarget");
  if (!size || (bounds.width === size.width && bounds.height === size.height)) return () => browser.detach();
  const deviceScaleFactor = await tab.evaluate(() => devicePixelRatio);
  await browser.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor, mobile: false });
  return async () => {
    await browser.detach();
    await resize(tab, size);
  };
}

type Size = NonNullable<ReturnType<Page["viewportSize"]>>;

/**
 * Restores the viewport size. Chromium with its own window, unlike the headless shell, drops that size when it captures
 * a whole page.
 */
async function keepWindow(tab: Page): Promise<void> {
  const size = tab.viewportSize();
  if (size && (await tab.evaluate(() => innerWidth)) !== size.width) await resize(tab, size);
}

/** Sets another size first, because Playwright skips a size that it believes is already set. */
async function resize(tab: Page, size: Size): Promise<void> {
  await tab.setViewportSize({ width: size.width + 1, height: size.height });
  await tab.setViewportSize(size);
}

/** Returns the color at a position in CSS pixels, or `null` outside the screenshot. */
export function colorAt({ width, height, data, scale }: Pixels, place: { x: number; y: number }): Color | null {
  const x = Math.floor(place.x * scale);
  const y = Math.floor(place.y * scale);
  if (x < 0 || y < 0 || x >= width || y >= height) return null;
  const at = (y * width + x) * 4;
  return { red: data[at] ?? 0, green: data[at + 1] ?? 0, blue: data[at + 2] ?? 0, alpha: 1 };
}

/** Counts the pixels of each color in a box. Skips partial pixels at the edges. */
export function colorsIn({ width, height, data, scale }: Pixels, box: Box): Map<Color, number> {
  const left = Math.max(0, Math.ceil(box.x * scale));
  const top = Math.max(0, Math.ceil(box.y * scale));
  const right = Math.min(width, Math.floor((box.x + box.width) * scale));
  const bottom = Math.min(height, Math.floor((box.y + box.height) * scale));
  const counts = new Map<number, number>();
  // Counts runs of one color instead of single pixels, because a background has few runs.
  let run = { color: -1, length: 0 };
  const note = () => run.length > 0 && counts.set(run.color, (counts.get(run.color) ?? 0) + run.length);
  for (let y = top; y < bottom; y++) {
    for (let at = (y * width + left) * 4, end = (y * width + right) * 4; at < end; at += 4) {
      const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      if (color !== run.color) {
        note();
        run = { color, length: 0 };
      }
      run.length++;
    }
  }
  note();
  return new Map(
    [...counts].map(([color, count]) => [
      { red: color >> 16, green: (color >> 8) & 255, blue: color & 255, alpha: 1 },
      count,
    ]),
  );
}

/** Counts the pixels of a box that contrast with its most common color by 3:1 or more. */
export function pixelsThatStandOut(pixels: Pixels, box: Box): number {
  const colors = [...colorsIn(pixels, box)].sort(([, a], [, b]) => b - a);
  const background = colors[0]?.[0];
  if (!background) return 0;
  return colors.filter(([color]) => contrast(color, background) >= 3).reduce((sum, [, count]) => sum + count, 0);
}

/**
 * True if an overlay covers the page, such as an open menu. Then only the window can be captured: for a larger
 * screenshot, Chromium enlarges the window, and fixed elements move or close.
 */
export function hasSomethingOnTop(tab: Page): Promise<boolean> {
  return inPage(tab, "hasPopup");
}

export async function withRules<Result>(tab: Page, rules: string, act: () => Promise<Result>): Promise<Result> {
  // Uses a constructed stylesheet, because the page's Content Security Policy may block all others.
  const sheet = await tab.evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, rules);
  try {
    return await act();
  } finally {
    await tab.evaluate((sheet) => {
      const others = new Set(document.getAnimations());
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      // Animations that the rules had stopped begin again, and would move the lines that are read next.
      for (const animation of document.getAnimations()) {
        const isEnding = animation.effect?.getComputedTiming().endTime !== Infinity;
        // An animation that follows the scroll position has no end in time.
        if (!others.has(animation) && isEnding && animation.timeline === document.timeline) animation.finish();
      }
    }, sheet);
  }
}
