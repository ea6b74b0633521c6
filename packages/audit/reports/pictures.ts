import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ElementHandle, Page } from "@playwright/test";
import { Resvg } from "@resvg/resvg-js";
import { type Box, intersection, wholePixels, widened } from "../checks/helpers/pixels.ts";
import type { Found, Picture, Place } from "../core/audit.ts";
import { modes } from "../core/modes.ts";

/**
 * The colors "night" and "paper" of the site's focus indicator. Their contrast is 11:1, so one of them is visible on
 * any background.
 */
const tones = ["#27306b", "#fbf7f0"];

const thickness = 3;

/** Maximum width in pixels. Wider pictures are shrunk. */
const maxWidth = 800;

/** Draws a two-tone outline around an element into a picture of its surroundings. */
export function outlined(picture: Buffer, { width, height }: Pick<Box, "width" | "height">, element: Box): Buffer {
  const shrunk = Math.min(1, maxWidth / width);
  const rings = tones.map((tone, at) => {
    const ring = widened(element, ((at + 0.5) * thickness) / shrunk);
    const { x, y } = ring;
    return `<rect x="${x}" y="${y}" width="${ring.width}" height="${ring.height}" fill="none" stroke="${tone}" stroke-width="${thickness / shrunk}"/>`;
  });
  const source = `data:image/png;base64,${picture.toString("base64")}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${source}" width="${width}" height="${height}"/>${rings.join("")}</svg>`;
  const options = {
    fitTo: { mode: "width", value: Math.round(width * shrunk) },
    font: { loadSystemFonts: false },
  } as const;
  return new Resvg(drawing, options).render().asPng();
}

const surroundings = 56;

interface PictureOptions {
  finding: string;
  place: Place;
  /** The report's folder. The file goes into its `pictures/`. */
  folder: string;
}

/**
 * Takes a screenshot of a finding's element in its context, with an outline. Returns `null` if the element has
 * disappeared, is hidden or is the whole page.
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
    const file = `pictures/${finding}.png`;
    await mkdir(join(folder, "pictures"), { recursive: true });
    await writeFile(join(folder, file), outlined(shot, clip, { ...box, x: box.x - clip.x, y: box.y - clip.y }));
    return { finding, file, alternative: alternativeOf(found, place) };
  } finally {
    await scrolled.evaluate((places) => {
      for (const { box, left, top } of places) box.scrollTo({ left, top, behavior: "instant" });
    });
    await Promise.all([scrolled.dispose(), element.dispose()]);
  }
}

/**
 * Scrolls the element into view if needed. Returns a handle of the previous scroll positions of the element and its
 * ancestors.
 */
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

function alternativeOf({ element: { markup, name } }: Found, { page, state, mode, width }: Place): string {
  const [tag = "element"] = /[\w-]+/.exec(markup) ?? [];
  return `The element ${tag}${name ? ` “${name}”` : ""}, outlined, on ${page}, ${state}, in ${modes[mode].title} at ${width} px.`;
}
