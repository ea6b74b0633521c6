import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ElementHandle, Page } from "@playwright/test";
import { PNG } from "pngjs";
import type { Found, Picture, Place } from "../audit.ts";
import { modes } from "../modes.ts";
import { outline, type Rectangle, shrink } from "./draw-on-picture.ts";

/** Margin around the element, in CSS pixels. */
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
    const clip = box && within(view, grown(box, surroundings));
    if (!box || !clip || box.width < 1 || box.height < 1) return null;
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

function grown({ x, y, width, height }: Rectangle, by: number): Rectangle {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Returns the part of a rectangle inside the view, in whole pixels, or `null`. */
function within(view: Rectangle, { x, y, width, height }: Rectangle): Rectangle | null {
  const left = Math.max(view.x, Math.floor(x));
  const top = Math.max(view.y, Math.floor(y));
  const right = Math.min(view.x + view.width, Math.ceil(x + width));
  const bottom = Math.min(view.y + view.height, Math.ceil(y + height));
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}
