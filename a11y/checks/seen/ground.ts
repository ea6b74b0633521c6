import { intersection } from "./box.ts";
import { contrast, readColor } from "./contrast.ts";
import { isLarge, type Line } from "./line.ts";
import { colorsIn, type Pixels } from "./pixels.ts";

/** Minimum contrast ratios of text (WCAG 2.2, 1.4.3 and 1.4.6). */
const least = { minimum: { large: 3, other: 4.5 }, enhanced: { large: 4.5, other: 7 } };

/** Share of a line's pixels that may fall short, such as the antialiased edge of a nearby shape. */
const tolerated = 0.01;

export interface HardToRead {
  line: Line;
  level: keyof typeof least;
  /** Share of the background where the ratio is too low, from 0 to 1. */
  share: number;
  /** Lowest ratio, ignoring the tolerated share of pixels. */
  ratio: number;
  needed: number;
}

/** True if the line needs contrast and a screenshot without text shows its background. */
export function isComparable(line: Line): boolean {
  return !line.isDisabled && !line.isOutOfSight && !line.isTurned;
}

/** Checks the minimum level before the enhanced one. Returns `null` if the line passes both. */
export function hardToRead(line: Line, ground: Pixels): HardToRead | null {
  const ink = readColor(line.color);
  if (!ink) return null;
  const seen = { ...ink, alpha: ink.alpha * line.opacity };
  const colors = colorsIn(ground, line.room ? intersection(line.box, line.room) : line.box);
  const all = [...colors.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const ratios = [...colors]
    .map(([color, count]) => ({ ratio: contrast(seen, color), count }))
    .sort((a, b) => a.ratio - b.ratio);
  for (const level of ["minimum", "enhanced"] as const) {
    const needed = least[level][isLarge(line) ? "large" : "other"];
    const low = ratios.filter(({ ratio }) => ratio < needed);
    const share = low.reduce((sum, { count }) => sum + count, 0) / all;
    if (share > tolerated) return { line, level, share, ratio: lowest(low, all), needed };
  }
  return null;
}

/** Returns the lowest ratio, ignoring the tolerated share of pixels: a single antialiased pixel does not count. */
function lowest(ratios: { ratio: number; count: number }[], all: number): number {
  let counted = 0;
  for (const { ratio, count } of ratios) {
    counted += count;
    if (counted > all * tolerated) return ratio;
  }
  return ratios.at(-1)?.ratio ?? 1;
}
