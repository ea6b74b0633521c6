import type { Page } from "@playwright/test";
import { PNG } from "pngjs";
import type { Box } from "./box.ts";
import type { Color } from "./contrast.ts";

/** A picture of a whole page. */
export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue, alpha of each pixel, row by row. */
  data: Uint8Array;
  /** Pixels to one of CSS. */
  scale: number;
}

/** Takes pictures of a page by the protocol: Playwright’s own are packed tightly, which takes most of their time. */
export interface Camera {
  /** The whole page, or a box of it. */
  picture(box?: Box): Promise<Pixels>;
  /** What the window shows of a page that stands at its top, or a box of that. */
  window(box?: Box): Promise<Pixels>;
  close(): Promise<void>;
}

/** `scale` is the number of pixels to one of CSS. */
export async function cameraFor(tab: Page, scale: number): Promise<Camera> {
  const browser = await tab.context().newCDPSession(tab);
  const wholePage = async () => ({ ...(await browser.send("Page.getLayoutMetrics")).cssContentSize, x: 0, y: 0 });
  const capture = async (box: Box, captureBeyondViewport: boolean) => {
    const { data: packed } = await browser.send("Page.captureScreenshot", {
      captureBeyondViewport,
      clip: { ...box, scale },
      optimizeForSpeed: true,
    });
    if (captureBeyondViewport) await keepWindow(tab);
    const { width, height, data } = PNG.sync.read(Buffer.from(packed, "base64"));
    return { width, height, data, scale };
  };
  return {
    picture: async (box) => capture(box ?? (await wholePage()), true),
    window: async (box) =>
      capture(box ?? (await tab.evaluate(() => ({ x: 0, y: 0, width: innerWidth, height: innerHeight }))), false),
    close: () => browser.detach(),
  };
}

/**
 * Gives a window its size back. Chromium with a window of its own, unlike its headless shell, drops the size that was
 * set when it takes a picture of a whole page.
 */
async function keepWindow(tab: Page): Promise<void> {
  const size = tab.viewportSize();
  if (!size || (await tab.evaluate(() => innerWidth)) === size.width) return;
  // Playwright sets no size that it believes to be there already.
  await tab.setViewportSize({ width: size.width + 1, height: size.height });
  await tab.setViewportSize(size);
}

/** The color at a place of the page in CSS pixels; `null` outside. */
export function colorAt({ width, height, data, scale }: Pixels, place: { x: number; y: number }): Color | null {
  const x = Math.floor(place.x * scale);
  const y = Math.floor(place.y * scale);
  if (x < 0 || y < 0 || x >= width || y >= height) return null;
  const at = (y * width + x) * 4;
  return { red: data[at] ?? 0, green: data[at + 1] ?? 0, blue: data[at + 2] ?? 0, alpha: 1 };
}

/** The colors in a box, each with the number of its pixels. Of the pixels at its edge only whole ones are counted. */
export function colorsIn({ width, height, data, scale }: Pixels, box: Box): Map<Color, number> {
  const left = Math.max(0, Math.ceil(box.x * scale));
  const top = Math.max(0, Math.ceil(box.y * scale));
  const right = Math.min(width, Math.floor((box.x + box.width) * scale));
  const bottom = Math.min(height, Math.floor((box.y + box.height) * scale));
  const counts = new Map<number, number>();
  // Counted by runs of one color, of which a ground has few.
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
