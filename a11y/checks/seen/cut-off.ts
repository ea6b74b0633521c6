import { intersection } from "./box.ts";
import { bodyOf, type Line } from "./line.ts";

/** Tolerance at an edge in CSS pixels, such as the end of a slanted letter. */
const tolerated = 2;

/** Returns lines with permanently hidden parts, and the lost width and height of the letters in CSS pixels. */
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
