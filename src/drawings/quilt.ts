import { contour, type Hill } from "./height.ts";
import { arcLine, digits, dots, loop, once, polar, ring, sparkle } from "./pen.ts";
import { segmentPatch } from "./segment-patch.ts";
import type { Mark } from "./slug/mark.ts";
import { petal, segmentAngle } from "./wheel-ornament.ts";

/* Patches of the wheel. A drawing points straight up and is rotated into its patch. */

const inner = 176;
const outer = 496;
const half = segmentAngle / 2;

/** Outline of a patch, which also clips the drawing in it. */
export const outline = segmentPatch(inner, outer, 14, 22);

/** Draws three steps of light in a night patch. They climb from patch to patch; `night` counts the patches from 0. */
function stairs(night: number): string {
  const treads = [0, 1, 2].map((step) => {
    const height = 212 + 26 * (3 * night + step);
    const [from, to] = [step * 12 - half, step * 12 + 12 - half];
    return `L${digits(...polar(from, height))}A${height} ${height} 0 0 1 ${digits(...polar(to, height))}`;
  });
  return `M-90-150${treads.join("")}L90-150`;
}

/** Sky over the stairs in each night patch: a star and some dust. */
const skies = [
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
const domes = [96, 150, 204, 258].map((radius) => ring([0, -inner], radius)).join("");
/** A nest from outside: arcs that hang from the rim. */
const bowls = [124, 178, 232, 286].map((radius) => ring([0, -outer], radius)).join("");
const eggs = [-56, 0, 56]
  .map((x) => `M${digits(x, -474 + Math.abs(x) / -8)}c14 0 22 20 22 32a22 22 0 1 1-44 0c0-12 8-32 22-32`)
  .join("");

const leaf = petal(204, 476, 156);
const veins = `M0-150V-440${[250, 300, 350]
  .map((r) => `M-60-${r + 40}Q-16-${r + 34} 0-${r}Q16-${r + 34} 60-${r + 40}`)
  .join("")}`;

/** Rows of the garden: arcs across a patch. */
const rows = [232, 288, 344, 400, 456].map((radius) => arcLine(radius, -half, half)).join("");

const hills: Hill[] = [
  { x: -100, y: 390, top: 1, reach: 120 },
  { x: 130, y: 290, top: 0.8, reach: 105 },
  { x: 60, y: 480, top: 0.45, reach: 90 },
];

/** Draws contour lines of the land at the foot of the wheel. They continue under the seam between two patches. */
function land(): string {
  return [
    ...[0.92, 0.76, 0.6].map((level) => contour(hills, level, [-100, 390], 14)),
    ...[0.7, 0.58].map((level) => contour(hills, level, [130, 290], 12)),
    ...[0.4, 0.28, 0.18, 0.1].map((level) => contour(hills, level, [20, 370], 22)),
  ]
    .map(loop)
    .join("");
}

export interface Patch {
  hue: "night" | "plum" | "fern";
  /** Index of the segment, clockwise from twelve o'clock. */
  at: number;
  background: "deep" | "line";
  /** Marks in painting order. `isUpright` marks keep their direction instead of turning with the patch. */
  marks: readonly (Mark & { isUpright?: true })[];
}

/** Returns the ten patches: night sky, nests and land. */
export const patches = once((): Patch[] => {
  const dome = [
    { ink: "on-deep", d: domes, width: 22 },
    { ink: "glow fill", d: ring([0, -217], 34) },
  ];
  const upright = [{ ink: "on-deep", d: land(), isUpright: true }] as const;
  return [
    ...skies.map(({ stars, dust }, night): Patch => {
      const earlier = skies.slice(0, night).map((_, one) => ({ ink: "deep", d: stairs(one), width: 4 }));
      const own = stairs(night);
      const marks = [
        { ink: "line fill", d: own },
        ...earlier,
        { ink: "glow", d: own, width: 9 },
        { ink: "glow fill", d: stars },
        { ink: "on-deep", d: dust, width: 9 },
      ];
      return { hue: "night", at: 7 + night, background: "deep", marks };
    }),
    { hue: "plum", at: 0, background: "deep", marks: dome },
    {
      hue: "plum",
      at: 1,
      background: "line",
      marks: [
        { ink: "deep", d: bowls, width: 22 },
        { ink: "glow fill", d: eggs },
      ],
    },
    { hue: "plum", at: 2, background: "deep", marks: dome },
    {
      hue: "fern",
      at: 3,
      background: "line",
      marks: [
        { ink: "deep fill", d: leaf },
        { ink: "on-deep", d: veins },
      ],
    },
    { hue: "fern", at: 4, background: "deep", marks: upright },
    { hue: "fern", at: 5, background: "deep", marks: upright },
    {
      hue: "fern",
      at: 6,
      background: "line",
      marks: [
        { ink: "deep", d: rows, width: 22 },
        { ink: "glow", d: rows, width: 11, dash: "0 29" },
      ],
    },
  ];
});

/** Parts of the sun in the middle: a leaf, which is drawn pointing straight up, and the radius of the disc. */
export const sun = { leaf: petal(74, 168, 54), disc: 58 } as const;
