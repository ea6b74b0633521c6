import type { StructureRule } from "../../checks/structure.ts";
import type { Reader } from "../element-list.ts";
import { isSeen } from "../visibility.ts";
import { texts } from "../words.ts";

/** Minimum size in CSS pixels (WCAG 2.2, 2.5.8). */
const minSize = 24;
const minTargets = 3;
const targets = "a[href], button, [role=button], [role=link]";

/**
 * Finds small targets next to each other in a line whose other text isn't a sentence, such as an index of letters.
 * Engines treat a line with other text as a sentence, in which links may have any size.
 */
export function readCrowdedTargets({ add }: Reader<StructureRule>): void {
  const byLine = new Map<Element, Element[]>();
  for (const target of [...document.body.querySelectorAll(targets)].filter(isSeen)) {
    const line = target.closest("p, div, li, td, th, dd, nav, section, footer, header, main") ?? document.body;
    byLine.set(line, [...(byLine.get(line) ?? []), target]);
  }
  for (const [line, inLine] of byLine) {
    if (inLine.length < minTargets || !hasSignsBeside(line)) continue;
    const crowded = inLine.filter((target) => isCrowded(target, inLine));
    const [first] = crowded;
    if (first && crowded.length >= minTargets)
      add(
        "targets-crowded",
        first,
        `${crowded.length} targets in a line are smaller than ${minSize} px and closer than that.`,
      );
  }
}

/** True if the line has text besides its targets, and that text has no word of two or more letters. */
function hasSignsBeside(line: Element): boolean {
  const beside = texts(line).filter(
    ({ parent, words }) => /\S/.test(words) && !parent.closest(targets) && isSeen(parent),
  );
  return beside.length > 0 && beside.every(({ words }) => !/\p{L}{2}/u.test(words));
}

/** True if a circle 24 px wide around a small target overlaps another target, or the circle of another small target. */
function isCrowded(target: Element, all: readonly Element[]): boolean {
  const own = target.getBoundingClientRect();
  if (!isSmall(own)) return false;
  const middle = middleOf(own);
  return all.some((other) => {
    if (other === target) return false;
    const box = other.getBoundingClientRect();
    if (isSmall(box)) return Math.hypot(middleOf(box).x - middle.x, middleOf(box).y - middle.y) < minSize;
    const across = Math.max(box.left - middle.x, middle.x - box.right, 0);
    const down = Math.max(box.top - middle.y, middle.y - box.bottom, 0);
    return Math.hypot(across, down) < minSize / 2;
  });
}

function isSmall({ width, height }: DOMRect): boolean {
  return width < minSize || height < minSize;
}

function middleOf({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
