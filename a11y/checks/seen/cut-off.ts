import { intersection } from "./box.ts";
import { bodyOf, type Line } from "./line.ts";

/** In CSS pixels: what may be missing at an edge, such as the end of a slanted letter. */
const tolerated = 2;

/** Lines of which something is cut off for good, and how many CSS pixels of the letters’ width and height. */
export function cutOff(lines: readonly Line[]): { line: Line; width: number; height: number }[] {
  return lines
    .filter(({ isTurned, room }) => room && !isTurned)
    .map((line) => {
      const body = bodyOf(line);
      const left = intersection(body, line.room ?? body);
      const lost = (all: number, part: number) => Math.max(0, Math.round(all - part));
      return { line, width: lost(body.width, left.width), height: lost(body.height, left.height) };
    })
    .filter(({ width, height }) => width > tolerated || height > tolerated);
}
