import type { Box } from "./box.ts";
import { contrast } from "./contrast.ts";
import { colorsIn, type Pixels } from "./pixels.ts";

/** Of 255, in one channel: less is what edges of letters are smoothed by. */
const visible = 48;

/** How many pixels of a box differ between two pictures of the same size. */
export function pixelsThatDiffer(one: Pixels, other: Pixels, { x, y, width, height }: Box): number {
  const right = Math.min(one.width, Math.ceil(x + width));
  const bottom = Math.min(one.height, Math.ceil(y + height));
  let differing = 0;
  for (let row = Math.max(0, Math.floor(y)); row < bottom; row++) {
    for (let column = Math.max(0, Math.floor(x)); column < right; column++) {
      const at = (row * one.width + column) * 4;
      const isOther = [at, at + 1, at + 2].some(
        (channel) => Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)) > visible,
      );
      if (isOther) differing++;
    }
  }
  return differing;
}

/** How many pixels of a box stand out, 3:1, from the color that most of it has. */
export function pixelsThatStandOut(pixels: Pixels, box: Box): number {
  const colors = [...colorsIn(pixels, box)].sort(([, a], [, b]) => b - a);
  const ground = colors[0]?.[0];
  if (!ground) return 0;
  return colors.filter(([color]) => contrast(color, ground) >= 3).reduce((sum, [, count]) => sum + count, 0);
}
