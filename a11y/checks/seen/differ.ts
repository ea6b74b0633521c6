import type { Box } from "./box.ts";
import { contrast } from "./contrast.ts";
import { colorsIn, type Pixels } from "./pixels.ts";

/** Of 255, in one channel: less is what edges of letters are smoothed by. */
const visible = 48;

/** How many pixels of `part`, a picture of `box` alone, differ from the same place of the whole page, at a pixel to one of CSS. */
export function pixelsThatDiffer(whole: Pixels, part: Pixels, box: Box): number {
  let differing = 0;
  for (let y = 0; y < part.height; y++) {
    for (let x = 0; x < part.width; x++) {
      const here = (y * part.width + x) * 4;
      const there = ((Math.round(box.y) + y) * whole.width + Math.round(box.x) + x) * 4;
      const isOther = [0, 1, 2].some(
        (channel) => Math.abs((part.data[here + channel] ?? 0) - (whole.data[there + channel] ?? 0)) > visible,
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
