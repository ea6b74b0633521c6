import { intersection } from "./box.ts";
import { bodyOf, type Line } from "./line.ts";

/** Minimum overlap in both directions, in CSS pixels. Letters that touch overlap by less. */
const least = 2;

export interface Overlap {
  line: Line;
  other: Line;
}

/**
 * Returns lines whose letters overlap. Compares lines within a pane, because sticky, fixed and top layer content may
 * cover the page. Skips curved text, whose boxes do not show where the letters are.
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
