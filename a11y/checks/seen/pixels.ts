import type { Page } from "@playwright/test";
import { PNG } from "pngjs";
import type { Box } from "./box.ts";
import type { Color } from "./contrast.ts";

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
  /** Captures the whole page, or a box of it. */
  picture(box?: Box): Promise<Pixels>;
  /** Captures the window of a page that is scrolled to the top, or a box of it. */
  window(box?: Box): Promise<Pixels>;
  close(): Promise<void>;
}

/** `scale` is the number of screenshot pixels per CSS pixel. */
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
 * Restores the viewport size. Chromium with its own window, unlike the headless shell, drops that size when it captures
 * a whole page.
 */
async function keepWindow(tab: Page): Promise<void> {
  const size = tab.viewportSize();
  if (!size || (await tab.evaluate(() => innerWidth)) === size.width) return;
  // Sets another size first, because Playwright skips a size that it believes is already set.
  await tab.setViewportSize({ width: size.width + 1, height: size.height });
  await tab.setViewportSize(size);
}

/** Returns the color at a position in CSS pixels, or `null` outside the page. */
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
  // Counts runs of one color, because a background has few of them.
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
