import type { Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import type { Report } from "@kindred-ground/tokens/dtcg/mistake.ts";
import { amountOf, placeOfValue } from "@kindred-ground/tokens/dtcg/relations.ts";

type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

/** Most that a curve goes below its beginning and beyond its end, as in the workbench. */
const overshoot = 0.5;

/** Speed of a motion by the name of its curve. A handle above the diagonal is fast at first, or slow at last. */
const speeds: Readonly<Record<string, { words: string; fits: (curve: Curve) => boolean; example: Curve }>> = {
  out: {
    words: "fast at first and slow at last",
    fits: ([x1, y1, x2, y2]) => y1 >= x1 && y2 >= x2 && (y1 > x1 || y2 > x2),
    example: [0.2, 0.7, 0.2, 1],
  },
  inOut: {
    words: "slow at first and at last",
    fits: ([x1, y1, x2, y2]) => y1 <= x1 && y2 >= x2 && (y1 < x1 || y2 > x2),
    example: [0.5, 0, 0.2, 1],
  },
};

/** Checks a curve against its range, and against its name. */
export function checkCurve(token: Token, report: Report): void {
  const curve = token.value as Curve;
  for (const [index, amount] of curve.entries()) {
    if (index % 2 === 0 || (amount >= -overshoot && amount <= 1 + overshoot)) continue;
    const range = `${-overshoot} to ${1 + overshoot}`;
    const fix = amount < 0 ? `write at least ${-overshoot}` : `write at most ${1 + overshoot}`;
    const problem = `y is ${amount}, which is outside ${range}, and a motion that overshoots further looks broken`;
    report(placeOfValue(token), problem, fix);
    return;
  }
  const speed = speeds[token.path.slice("easings.".length)];
  if (!speed || speed.fits(curve)) return;
  const reversed = reverse(curve);
  const fix = speed.fits(reversed) ? shown(reversed) : `for example ${shown(speed.example)}`;
  report(placeOfValue(token), `is not ${speed.words}, as its name says`, `write ${fix}`);
}

/** Returns the curve of the same motion backward. */
function reverse([x1, y1, x2, y2]: Curve): Curve {
  const [a, b, c, d] = [1 - x2, 1 - y2, 1 - x1, 1 - y1].map((part) => Number(part.toFixed(4)));
  return [a ?? 0, b ?? 0, c ?? 1, d ?? 1];
}

function shown(curve: Curve): string {
  return `[${curve.join(", ")}]`;
}

/** Visitors turn motion off in their system. A duration of 0 would do it for all. */
export function checkMoves(token: Token, report: Report): void {
  if (amountOf(token) !== 0) return;
  const { unit } = token.value as { unit: string };
  const problem = `0${unit} turns motion off, which prefers-reduced-motion does for visitors who want it`;
  report(placeOfValue(token), problem, `write at least ${unit === "s" ? "0.01 s" : "10 ms"}`);
}
