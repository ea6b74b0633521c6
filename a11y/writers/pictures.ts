import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ElementHandle, Page } from "@playwright/test";
import { PNG } from "pngjs";
import type { Found, Picture, Place } from "../audit.ts";
import { type Box, intersection, wholePixels, widened } from "../checks/pixels.ts";
import { modes } from "../modes.ts";

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * The colors "night" and "paper" of the site's focus indicator. Their contrast is 13:1, so one of them is visible on
 * any background.
 */
const inner: Rgb = [39, 48, 107];
const outer: Rgb = [251, 247, 240];

const thickness = 3;

/** Draws a two-tone outline around a rectangle, clipped to the picture. */
export function outline(picture: PNG, { x, y, width, height }: Box): void {
  const left = Math.round(x);
  const top = Math.round(y);
  const right = Math.round(x + width);
  const bottom = Math.round(y + height);
  for (let distance = 1; distance <= 2 * thickness; distance += 1) {
    const tone = distance <= thickness ? inner : outer;
    for (let across = left - distance; across < right + distance; across += 1) {
      paint(picture, across, top - distance, tone);
      paint(picture, across, bottom + distance - 1, tone);
    }
    for (let down = top - distance; down < bottom + distance; down += 1) {
      paint(picture, left - distance, down, tone);
      paint(picture, right + distance - 1, down, tone);
    }
  }
}

/** Shrinks the picture by an integer factor to fit `widest`. Each pixel is the mean of the original pixels. */
export function shrink(picture: PNG, widest: number): { picture: PNG; factor: number } {
  const factor = Math.ceil(picture.width / widest);
  if (factor === 1) return { picture, factor };
  const small = new PNG({
    width: Math.floor(picture.width / factor),
    height: Math.max(1, Math.floor(picture.height / factor)),
  });
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) paint(small, x, y, mean(picture, x * factor, y * factor, factor));
  return { picture: small, factor };
}

function mean(picture: PNG, left: number, top: number, size: number): Rgb {
  const sums: [number, number, number] = [0, 0, 0];
  const bottom = Math.min(top + size, picture.height);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < left + size; x += 1) {
      const at = 4 * (y * picture.width + x);
      sums[0] += picture.data[at] ?? 0;
      sums[1] += picture.data[at + 1] ?? 0;
      sums[2] += picture.data[at + 2] ?? 0;
    }
  }
  const pixels = size * (bottom - top);
  return [Math.round(sums[0] / pixels), Math.round(sums[1] / pixels), Math.round(sums[2] / pixels)];
}

function paint(picture: PNG, x: number, y: number, [red, green, blue]: Rgb): void {
  if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return;
  const at = 4 * (y * picture.width + x);
  picture.data[at] = red;
  picture.data[at + 1] = green;
  picture.data[at + 2] = blue;
  picture.data[at + 3] = 255;
}

const surroundings = 56;

/** Maximum width in pixels. Wider pictures are shrunk. */
const widest = 800;

interface PictureOptions {
  finding: string;
  place: Place;
  /** The report's folder. The file goes into its `pictures/`. */
  folder: string;
}

/**
 * Takes a screenshot of a finding's element in its context, with an outline. Returns `null` if the element is gone,
 * hidden or the whole page.
 *
 * Leaves the page unchanged: draws the outline into the picture and restores the scroll positions. Must run while the
 * page is still in the state of the finding.
 */
export async function takePicture(tab: Page, found: Found, options: PictureOptions): Promise<Picture | null> {
  const { finding, place, folder } = options;
  const element = await tab.$(found.element.selector).catch(() => null);
  if (!element) return null;
  const scrolled = await scrollTo(element);
  try {
    const box = await element.boundingBox();
    const view = await tab.evaluate(() => ({ x: 0, y: 0, width: innerWidth, height: innerHeight }));
    if (!box || box.width < 1 || box.height < 1) return null;
    const clip = wholePixels(intersection(view, widened(box, surroundings)));
    if (clip.width < 1 || clip.height < 1) return null;
    const shot = await tab.screenshot({ clip, scale: "css", animations: "allow", caret: "initial" });
    const { picture, factor } = shrink(PNG.sync.read(shot), widest);
    outline(picture, {
      x: (box.x - clip.x) / factor,
      y: (box.y - clip.y) / factor,
      width: box.width / factor,
      height: box.height / factor,
    });
    const file = `pictures/${finding}.png`;
    await mkdir(join(folder, "pictures"), { recursive: true });
    await writeFile(join(folder, file), PNG.sync.write(picture, { colorType: 2, deflateLevel: 9 }));
    return { finding, file, alternative: await alternativeOf(element, place) };
  } finally {
    await scrolled.evaluate((places) => {
      for (const { box, left, top } of places) box.scrollTo({ left, top, behavior: "instant" });
    });
    await Promise.all([scrolled.dispose(), element.dispose()]);
  }
}

/** Scrolls the element into view if needed. Returns the previous scroll positions of its ancestors. */
async function scrollTo(element: ElementHandle<SVGElement | HTMLElement>) {
  return element.evaluateHandle((target) => {
    const places: { box: Element; left: number; top: number }[] = [];
    for (let box: Element | null = target; box; box = box.parentElement)
      places.push({ box, left: box.scrollLeft, top: box.scrollTop });
    const { top, bottom, left, right } = target.getBoundingClientRect();
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
      target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    return places;
  });
}

async function alternativeOf(element: ElementHandle<SVGElement | HTMLElement>, place: Place): Promise<string> {
  const { page, state, mode, width } = place;
  const { tag, words } = await element.evaluate((target) => ({
    tag: target.tagName.toLowerCase(),
    words: (target.getAttribute("aria-label") ?? target.textContent ?? "").trim().replace(/\s+/g, " "),
  }));
  const named = words === "" ? "" : ` “${words.length > 60 ? `${words.slice(0, 60)}…` : words}”`;
  return `The element ${tag}${named}, outlined, on ${page}, ${state}, in ${modes[mode].title} at ${width} px.`;
}
