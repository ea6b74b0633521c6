import { intersection } from "./box.ts";
import { bodyOf, type Line } from "./line.ts";

/** In CSS pixels, either way: less is two letters that touch. */
const least = 2;

export interface Overlap {
  line: Line;
  other: Line;
}

/**
 * Lines of text whose letters lie upon those of another. What sticks, is fixed or lies on top is meant to cover the page,
 * so lines are compared within their pane. Where letters on a curve are, boxes do not tell.
 */
export function overlaps(lines: readonly Line[]): Overlap[] {
  const bodies = lines
    .filter((line) => !line.isTurned && !line.isOutOfSight)
    .map((line) => {
      const body = bodyOf(line);
      return { line, body: line.room ? intersection(body, line.room) : body };
    })
    .sort((a, b) => a.body.y - b.body.y);
  return bodies.flatMap(({ line, body }, at) => {
    const found: Overlap[] = [];
    for (let next = at + 1; next < bodies.length; next++) {
      const other = bodies[next];
      if (!other || other.body.y >= body.y + body.height) break;
      if (other.line.pane !== line.pane) continue;
      const { width, height } = intersection(body, other.body);
      if (width > least && height > least) found.push({ line: other.line, other: line });
    }
    return found;
  });
}
