import type { Check } from "../check.ts";
import { failuresOf, readFrom } from "./describe-findings.ts";
import { contextFinder } from "./layout-context.page.ts";
import { type Box, center, distance } from "./pixels.ts";
import { collectTargets } from "./targets.page.ts";

export interface Target {
  element: number;
  name: string;
  /** Boxes that respond to a pointer, one per line or label. An inline link has one per line. */
  boxes: Box[];
  /** True in a sentence, where the line height determines the size. */
  isInSentence: boolean;
  /** True if the page leaves the browser's default size unchanged. */
  isUnstyled: boolean;
  /** True if scrolling a part of the page reveals more of the target. */
  isPartlyScrolledAway: boolean;
  /** URL of a link. Targets with the same function share it. `null` if the function is unknown. */
  does: string | null;
  /** Pane number, as in `Line`. */
  pane: number;
}

/** Radius of the circles in WCAG 2.2, 2.5.8, in CSS pixels. */
const radius = 12;

function bounds({ boxes }: Target): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Returns the size of the largest box in whole CSS pixels, because layout leaves fractions. */
function sizeOf({ boxes }: Target): { width: number; height: number } {
  const [largest] = [...boxes].sort((a, b) => Math.min(b.width, b.height) - Math.min(a.width, a.height));
  return { width: Math.round(largest?.width ?? 0), height: Math.round(largest?.height ?? 0) };
}

const isSmaller = (target: Target, least: number) => Math.min(...Object.values(sizeOf(target))) < least;

/**
 * Returns small targets without an exception: not in a sentence, not the browser's default, and fully in sight. A
 * full-size target of the same function is an exception, too.
 */
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
 * Returns small targets whose circle of 24 px meets another target or the circle of another small target. Each comes
 * with the target that it meets.
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

const help = "Enlarge the target with padding, a minimum width and height, or a label.";

const failure = failuresOf({ "target-size-minimum": ["2.5.8", help], "target-size-enhanced": ["2.5.5", help] });

export const targets: Check = {
  name: "targets",
  looksFor: "Finds links and controls that are too small, with the exceptions of WCAG.",
  criteria: ["2.5.8", "2.5.5"],
  runs: {
    settings: ["light 390", "light 320", "light 1280"],
    states: "every state",
    because: "Target sizes depend only on width. Colors, contrast and motion do not change them.",
  },
  async look({ tab }) {
    const surroundings = await tab.evaluateHandle(contextFinder);
    const { values, found } = await readFrom(tab, await tab.evaluateHandle(collectTargets, { surroundings }));
    const below24 = crowded(tooSmall(values, 24), values).map(({ target, other }) =>
      failure(
        "target-size-minimum",
        target.element,
        `The target is ${sized(target)}, and a circle of 24 px around it meets “${other.name}”.`,
      ),
    );
    const failed = new Set(below24.map(({ element }) => element));
    const below44 = tooSmall(values, 44)
      .filter(({ element }) => !failed.has(element))
      .map((target) =>
        failure("target-size-enhanced", target.element, `The target is ${sized(target)}. The minimum is 44 × 44 px.`),
      );
    return found([...below24, ...below44]);
  },
};

function sized(target: Target): string {
  const { width, height } = sizeOf(target);
  return `${width} × ${height} px`;
}
