import { intersection } from "./box.ts";
import { contrast, readColor } from "./contrast.ts";
import { isLarge, type Line } from "./line.ts";
import { colorsIn, type Pixels } from "./pixels.ts";

/** The least ratios of text to its ground: WCAG 2.2, 1.4.3 and 1.4.6. */
const least = { minimum: { large: 3, other: 4.5 }, enhanced: { large: 4.5, other: 7 } };

/** Of a line’s pixels, the share that may differ: the soft edge of a shape that ends beside it. */
const tolerated = 0.01;

export interface HardToRead {
  line: Line;
  level: keyof typeof least;
  /** Of the ground, from 0 to 1, on which the ratio falls short. */
  share: number;
  /** The lowest that a share worth mentioning has. */
  ratio: number;
  needed: number;
}

/** Whether a line’s color and what lies behind it are told of by a picture without text. */
export function isComparable(line: Line): boolean {
  return !line.isDisabled && !line.isOutOfSight && !line.isTurned;
}

/** How a line reads on its ground, where it falls short of the least or else of the enhanced ratio; `null` where it does not. */
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

/** The ratio that at least the tolerated share of all pixels falls to: not that of a single soft pixel. */
function lowest(ratios: { ratio: number; count: number }[], all: number): number {
  let counted = 0;
  for (const { ratio, count } of ratios) {
    counted += count;
    if (counted > all * tolerated) return ratio;
  }
  return ratios.at(-1)?.ratio ?? 1;
}
