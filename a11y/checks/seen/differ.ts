import type { Box } from "./box.ts";
import { contrast } from "./contrast.ts";
import { colorsIn, type Pixels } from "./pixels.ts";

/** Of 255, in one channel: less is what edges of letters are smoothed by. */
const visible = 48;

/** How many pixels differ in two pictures of one place. */
export function pixelsThatDiffer(one: Pixels, other: Pixels): number {
  let differing = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > visible,
    );
    if (isOther) differing++;
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
