import type { Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import type { Report } from "@kindred-ground/tokens/dtcg/mistake.ts";
import { amountOf, placeOfValue } from "@kindred-ground/tokens/dtcg/relations.ts";

type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

/** Maximum distance of a curve below its start and beyond its end, as in the workbench. */
const overshoot = 0.5;

/** Speed of a motion by the name of its curve. A handle above the diagonal makes the start fast or the end slow. */
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

/** Returns the curve of the same motion in reverse. */
function reverse([x1, y1, x2, y2]: Curve): Curve {
  const [a, b, c, d] = [1 - x2, 1 - y2, 1 - x1, 1 - y1].map((part) => Number(part.toFixed(4)));
  return [a ?? 0, b ?? 0, c ?? 1, d ?? 1];
}

function shown(curve: Curve): string {
  return `[${curve.join(", ")}]`;
}

/** Reports a duration of 0, which would turn motion off for all visitors. Visitors can turn it off in their system. */
export function checkMoves(token: Token, report: Report): void {
  if (amountOf(token) !== 0) return;
  const { unit } = token.value as { unit: string };
  const problem = `0${unit} turns motion off, which prefers-reduced-motion does for visitors who want it`;
  report(placeOfValue(token), problem, `write at least ${unit === "s" ? "0.01 s" : "10 ms"}`);
}
