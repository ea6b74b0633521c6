import type { Box } from "./box.ts";
import { center, distance } from "./box.ts";

/** Something that answers to a pointer. */
export interface Target {
  element: number;
  /** Accessible enough a name for messages. */
  name: string;
  /** All that answers, a line or a label each: an inline link has one for each of its lines. */
  boxes: Box[];
  /** Stands in a sentence, so that the height of the line decides its size. */
  isInSentence: boolean;
  /** As the browser draws it, unchanged by the page. */
  isUnstyled: boolean;
  /** Has more of itself where a part of the page can be scrolled to. */
  isPartlyScrolledAway: boolean;
  /** Where it leads, or what it sets: targets of one function have the same. `null` where that is not known. */
  does: string | null;
  /** Which pane it is in, as a line’s. */
  pane: number;
}

/** Half of the diameter of the circles of WCAG 2.2, 2.5.8. */
const radius = 12;

/** The box around all that answers. */
export function bounds({ boxes }: Target): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The widest and highest that one of its boxes offers, in whole CSS pixels: layout leaves hundredths. */
export function sizeOf({ boxes }: Target): { width: number; height: number } {
  const [largest] = [...boxes].sort((a, b) => Math.min(b.width, b.height) - Math.min(a.width, a.height));
  return { width: Math.round(largest?.width ?? 0), height: Math.round(largest?.height ?? 0) };
}

const isSmaller = (target: Target, least: number) => Math.min(...Object.values(sizeOf(target))) < least;

/** Small and not excepted: not in a sentence, not the browser’s own, all in sight, and nothing of full size does the same. */
export function tooSmall(targets: readonly Target[], least: number): Target[] {
  const offered = new Set(targets.filter((target) => !isSmaller(target, least)).map(({ does }) => does));
  return targets.filter(
    (target) =>
      isSmaller(target, least) &&
      !target.isInSentence &&
      !target.isUnstyled &&
      !target.isPartlyScrolledAway &&
      !(target.does !== null && offered.has(target.does)),
  );
}

/**
 * Of small targets those whose circle of 24 px meets another target, or the circle of another small one. Returns each with
 * what it meets.
 */
export function crowded(small: readonly Target[], all: readonly Target[]): { target: Target; other: Target }[] {
  return small.flatMap((target) => {
    const middle = center(bounds(target));
    const other = all.find((candidate) => {
      if (candidate === target || candidate.pane !== target.pane) return false;
      if (candidate.boxes.some((box) => distance(middle, box) < radius)) return true;
      const its = center(bounds(candidate));
      return isSmaller(candidate, radius * 2) && Math.hypot(its.x - middle.x, its.y - middle.y) < radius * 2;
    });
    return other ? [{ target, other }] : [];
  });
}
