import { contour, type Hill } from "./height.ts";
import { arcLine, digits, dots, loop, once, polar, ring, sparkle } from "./pen.ts";
import { segmentPatch } from "./segment-patch.ts";
import { petal, segmentAngle } from "./wheel-ornament.ts";

/* Patches of the wheel. Unless noted, a drawing points straight up and is rotated into its patch. */

const inner = 176;
const outer = 496;
const half = segmentAngle / 2;

/** Outline of a patch, which also clips the drawing in it. */
export const patch = segmentPatch(inner, outer, 14, 22);

/** Draws three steps of light, which climb from patch to patch. */
export function stairs(night: number): string {
  const treads = [0, 1, 2].map((step) => {
    const height = 212 + 26 * (3 * night + step);
    const [from, to] = [step * 12 - half, step * 12 + 12 - half];
    return `L${digits(...polar(from, height))}A${height} ${height} 0 0 1 ${digits(...polar(to, height))}`;
  });
  return `M-90-150${treads.join("")}L90-150`;
}

/** Sky over the stairs on each night: a star and some dust. */
export const skies = [
  {
    stars: sparkle([-14, -414], 40),
    dust: dots([
      [-84, -330],
      [-70, -450],
      [44, -330],
      [76, -452],
    ]),
  },
  {
    stars: sparkle([-30, -436], 28),
    dust: dots([
      [-98, -388],
      [66, -410],
      [26, -462],
    ]),
  },
  { stars: sparkle([-62, -462], 16), dust: dots([[24, -474]]) },
] as const;

/** A nest from inside: arcs that rise from the hub around a small sun. */
export const domes = [96, 150, 204, 258].map((radius) => ring([0, -inner], radius)).join("");
/** A nest from outside: arcs that hang from the rim. */
export const bowls = [124, 178, 232, 286].map((radius) => ring([0, -outer], radius)).join("");
export const eggs = [-56, 0, 56]
  .map((x) => `M${digits(x, -474 + Math.abs(x) / -8)}c14 0 22 20 22 32a22 22 0 1 1-44 0c0-12 8-32 22-32`)
  .join("");

export const leaf = petal(204, 476, 156);
export const veins = `M0-150V-440${[250, 300, 350]
  .map((r) => `M-60-${r + 40}Q-16-${r + 34} 0-${r}Q16-${r + 34} 60-${r + 40}`)
  .join("")}`;

/** Garden rows. */
export const rows = [232, 288, 344, 400, 456].map((radius) => arcLine(radius, -half, half)).join("");

const hills: Hill[] = [
  { x: -100, y: 390, top: 1, reach: 120 },
  { x: 130, y: 290, top: 0.8, reach: 105 },
  { x: 60, y: 480, top: 0.45, reach: 90 },
];

/** Contour lines of the land at the foot of the wheel. They continue under the seam of two patches. */
export const land = once(() =>
  [
    ...[0.92, 0.76, 0.6].map((level) => contour(hills, level, [-100, 390], 14)),
    ...[0.7, 0.58].map((level) => contour(hills, level, [130, 290], 12)),
    ...[0.4, 0.28, 0.18, 0.1].map((level) => contour(hills, level, [20, 370], 22)),
  ]
    .map(loop)
    .join(""),
);
