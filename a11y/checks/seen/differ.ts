import type { Box } from "./box.ts";
import { contrast } from "./contrast.ts";
import { colorsIn, type Pixels } from "./pixels.ts";

/** Minimum visible difference in a channel, out of 255. Antialiased text differs by less. */
const visible = 48;

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

/** Counts the pixels in a box with a ratio of 3:1 or more to its most common color. */
export function pixelsThatStandOut(pixels: Pixels, box: Box): number {
  const colors = [...colorsIn(pixels, box)].sort(([, a], [, b]) => b - a);
  const ground = colors[0]?.[0];
  if (!ground) return 0;
  return colors.filter(([color]) => contrast(color, ground) >= 3).reduce((sum, [, count]) => sum + count, 0);
}
