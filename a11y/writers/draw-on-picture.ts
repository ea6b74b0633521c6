import { PNG } from "pngjs";

/** Coordinates in pixels. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * The colors "night" and "paper" of the site's focus indicator. Their contrast is 13:1, so one of them is visible on
 * any background.
 */
const inner: Rgb = [39, 48, 107];
const outer: Rgb = [251, 247, 240];

/** Thickness of each of the two lines, in pixels. */
const thickness = 3;

/** Draws a two-tone outline around a rectangle, clipped to the picture. */
export function outline(picture: PNG, { x, y, width, height }: Rectangle): void {
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
