import { hexToOklch } from "../color/color.ts";
import type { Locate } from "./locate.ts";
import type { Step, ThemeColors } from "./theme-colors.ts";

/** A step of a ramp with a mistake. */
export interface WrongStep {
  path: string;
  /** Position, problem and fix. */
  line: string;
}

/** Maximum turn of hue between a step and those beside it, in degrees. */
const maxTurn = 60;
/** The same limit for steps whose neighbors agree within `agreement`. */
const maxTurnFromEqual = 14;
const agreement = 15;
/** Chroma from which a hue is visible. */
const visibleChroma = 0.03;
/** Maximum factor by which a step's chroma can differ from those of both neighbors. */
const maxChromaFactor = 2.5;

/** Returns steps out of order, and steps that leave the hue or chroma of their ramp. */
export function wrongSteps({ ramps }: ThemeColors, locate: Locate): WrongStep[] {
  return [...ramps.values()].flatMap((ramp) =>
    [...unordered(ramp), ...oddSteps(ramp)].map(([path, problem]) => ({ path, line: locate("", path) + problem })),
  );
}

type Problem = [path: string, problem: string];

/**
 * Returns steps that break the pattern of a ramp: one hue, and a chroma that rises and falls only once. They probably
 * have a mistyped number.
 */
function oddSteps(steps: readonly Step[]): Problem[] {
  return steps.flatMap(({ path, hex }, index): Problem[] => {
    const isInside = index > 0 && index < steps.length - 1;
    // The first and the last step have both neighbors on one side.
    const [one, other] = [steps[index - 1] ?? steps[index + 2], steps[index + 1] ?? steps[index - 2]];
    if (!one || !other) return [];
    const [, chroma, hue] = hexToOklch(hex);
    const [[, oneChroma, oneHue], [, otherChroma, otherHue]] = [hexToOklch(one.hex), hexToOklch(other.hex)];
    const [least, most] = [Math.min(oneChroma, otherChroma), Math.max(oneChroma, otherChroma)];
    const turns = [oneHue, otherHue].map((each) => Math.abs(turnBetween(each, hue)));
    const between = turnBetween(oneHue, otherHue);
    const limit = Math.abs(between) <= agreement ? maxTurnFromEqual : maxTurn;
    if (Math.min(least, chroma) > visibleChroma && Math.min(...turns) > limit) {
      const meant = Math.round((oneHue + between / 2 + 360) % 360);
      return [[path, `${path} has the hue ${Math.round(hue)} beside steps of about ${meant}; write about ${meant}`]];
    }
    const isPale = least > visibleChroma && chroma * maxChromaFactor < least;
    const isStrong = chroma > 2 * visibleChroma && chroma > most * maxChromaFactor;
    if (!isInside || (!isPale && !isStrong)) return [];
    const [from, to, mean] = [least, most, (least + most) / 2].map((each) => each.toFixed(3));
    return [[path, `${path} has the chroma ${chroma.toFixed(3)} between ${from} and ${to}; write about ${mean}`]];
  });
}

/** Returns the turn from one hue to another, from -180 to 180 degrees. */
function turnBetween(one: number, other: number): number {
  return ((other - one + 540) % 360) - 180;
}

/** Returns steps that do not get darker, as the description of the ramps requires. */
function unordered(steps: readonly Step[]): Problem[] {
  const lightness = steps.map(({ hex }) => hexToOklch(hex)[0]);
  return steps.slice(1).flatMap((step, at): Problem[] => {
    const before = steps[at];
    const [earlier = Infinity, last = 1, own = 0, next = -Infinity] = [-1, 0, 1, 2].map((by) => lightness[at + by]);
    if (!before || own < last) return [];
    if (step.hex === before.hex)
      return [[step.path, `${before.path} and ${step.path} are equal; change the lightness of one`]];
    const fix = own < earlier && last > next ? "swap the two" : "put the steps in order";
    return [[step.path, `${step.path} is lighter than ${before.path}; ${fix}`]];
  });
}
