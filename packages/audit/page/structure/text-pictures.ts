import type { StructureRule } from "../../checks/structure.ts";
import type { Reader } from "../element-list.ts";
import { isShown } from "../visibility.ts";

/** Maximum size of a picture in pixels. Larger pictures are not read. */
const maxPixels = 4e6;

/** Finds drawings with text, and pictures whose pixels look like lines of text. */
export async function readTextPictures({ add }: Reader<StructureRule>): Promise<void> {
  for (const { element, source } of sourcesOfPictures()) {
    if (/^data:image\/svg/.test(source)) {
      const drawing = decodeURIComponent(source);
      const isOnlyText = /<text/i.test(drawing) && !/<(path|image|circle|rect|polygon|use)/i.test(drawing);
      if (isOnlyText) add("picture-of-text", element, "The drawing contains nothing but text.");
      else if (/<text/i.test(drawing)) add("picture-may-have-text", element, "The drawing contains text.");
      continue;
    }
    const pixels = await pixelsOf(source);
    const isLogo = /logo/i.test(source.split("/").at(-1) ?? "");
    if (pixels && looksLikeText(pixels) && !isLogo)
      add("picture-may-have-text", element, "The picture has rows of strokes that look like text.");
  }
}

/** Returns each visible element with a picture or a background picture, and the picture's address. */
function sourcesOfPictures(): { element: Element; source: string }[] {
  return [...document.querySelectorAll("img, input[type=image], body *")].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width < 20 || height < 10 || !isShown(element)) return [];
    const background = /^url\("([^"]+)"\)$/.exec(getComputedStyle(element).backgroundImage)?.[1];
    const source = element.matches("img, input[type=image]")
      ? (element as HTMLImageElement).currentSrc || (element as HTMLImageElement).src
      : background;
    return source ? [{ element, source }] : [];
  });
}

interface Gray {
  width: number;
  height: number;
  /** Lightness of each pixel on white, from 0 to 255. */
  light: Uint8Array;
}

/**
 * Returns the lightness of a picture's pixels. Undefined if it does not load, is too large, or is from another site.
 */
async function pixelsOf(source: string): Promise<Gray | undefined> {
  const picture = new Image();
  picture.src = source;
  const isLoaded = await picture.decode().then(
    () => picture.naturalWidth > 0,
    () => false,
  );
  const [width, height] = [picture.naturalWidth, picture.naturalHeight];
  if (!isLoaded || width * height > maxPixels) return undefined;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) return undefined;
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0);
  try {
    return { width, height, light: grayOf(context.getImageData(0, 0, width, height).data) };
  } catch {
    // Pixels of another site cannot be read.
    return undefined;
  }
}

function grayOf(data: Uint8ClampedArray): Uint8Array {
  const light = new Uint8Array(data.length / 4);
  for (let at = 0; at < light.length; at++)
    light[at] = 0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0);
  return light;
}

/** True if many rows have strokes that alternate with a background of one tone, as letters do. */
export function looksLikeText({ width, height, light }: Gray): boolean {
  const counts = new Array<number>(16).fill(0);
  for (const tone of light) counts[tone >> 4] = (counts[tone >> 4] ?? 0) + 1;
  const usual = counts.indexOf(Math.max(...counts));
  const isInk = (at: number) => Math.abs((light[at] ?? 0) - (usual * 16 + 8)) > 70;
  const background = (counts[usual] ?? 0) / light.length;
  let busy = 0;
  let inked = 0;
  for (let y = 0; y < height; y++) {
    let changes = 0;
    for (let x = 1; x < width; x++) if (isInk(y * width + x) !== isInk(y * width + x - 1)) changes++;
    if (changes > 0) inked++;
    if (changes >= 12) busy++;
  }
  // Photos have no background of one tone, and drawings have few strokes in a row. A small button may have a gradient.
  const isSmall = light.length < 20_000;
  const near = background + ((counts[usual - 1] ?? 0) + (counts[usual + 1] ?? 0)) / light.length;
  const isEven = isSmall ? near > 0.45 : background > 0.45;
  return isEven && busy >= 5 && busy / Math.max(1, inked) > (isSmall ? 0.2 : 0.35);
}
