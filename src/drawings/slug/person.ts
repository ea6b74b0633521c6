import { digits, dots, type Point, polar, ring } from "../pen.ts";
import type { Chance } from "../seed.ts";
import type { Family, Mark } from "./mark.ts";

const head: Point = [200, 136];
const size = 58;

/** Returns a point at this distance from the middle of the head. 0 degrees is up. */
function around(degrees: number, radius: number): Point {
  const [x, y] = polar(degrees, radius);
  return [head[0] + x, head[1] + y];
}

function cap(reach: number, radius: number): string {
  const isLarge = reach > 90 ? 1 : 0;
  return `M${digits(...around(-reach, radius))}A${radius} ${radius} 0 ${isLarge} 1 ${digits(...around(reach, radius))}`;
}

interface Hair {
  behind: Mark[];
  front: Mark[];
}

const short: Mark = { ink: "line", d: cap(84, size), width: 34 };

const curls = (reach: number, count: number): Mark => ({
  ink: "line",
  d: dots(Array.from({ length: count }, (_, at) => around(-reach + (2 * reach * at) / (count - 1), size + 4))),
  width: 46,
});

const styles: readonly [(chance: Chance) => Hair, ...((chance: Chance) => Hair)[]] = [
  () => ({ behind: [], front: [short] }),
  (chance) => ({ behind: [curls(chance.between(96, 120), 15)], front: [] }),
  () => ({ behind: [{ ink: "line fill", d: ring([200, 62], 30) }], front: [short] }),
  (chance) => ({
    behind: [
      {
        ink: "line",
        d: `M146 140q-8 70-${chance.between(14, 30)} 106M254 140q8 70 ${chance.between(14, 30)} 106`,
        width: 48,
      },
    ],
    front: [short],
  }),
  () => ({
    behind: [{ ink: "line fill", d: `${ring(head, 74)}M128 150q-6 90 10 120h124q16-30 10-120z` }],
    front: [],
  }),
  () => ({
    behind: [],
    front: [
      { ink: "line fill", d: "M150 98a50 56 0 0 1 100 0z" },
      { ink: "line", d: "M112 100h176", width: 18 },
    ],
  }),
];

function beadsOf(count: number): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const along = at / (count - 1);
    return [164 + 72 * along, 222 + 18 * Math.sin(Math.PI * along)];
  });
}

/** A person from the shoulders up, in a few lines. Shows no sex, age or skin color. */
export const personPicture: Family = {
  series: "beads/person",
  compose: (chance) => {
    const { behind, front } = chance.pick(styles)(chance);
    const wearsGlasses = chance.pick([true, false, false]);
    const smile = chance.between(12, 20);
    const shoulders = chance.between(92, 112);
    const beads = beadsOf(chance.pick([5, 7, 9]));
    return [
      ...behind,
      { ink: "solid fill", d: `M58 300a142 ${shoulders} 0 0 1 284 0z` },
      { ink: "tint", d: "M200 176v34", width: 44 },
      { ink: "tint fill", d: ring(head, size) },
      { ink: "solid", d: ring(head, size), width: 6 },
      ...front,
      {
        ink: "solid",
        d: dots([
          [180, 136],
          [220, 136],
        ]),
        width: 11,
      },
      { ink: "solid", d: `M178 160q22 ${smile} 44 0`, width: 6 },
      ...(wearsGlasses ? [{ ink: "solid", d: `${ring([178, 136], 18)}${ring([222, 136], 18)}`, width: 5 }] : []),
      { ink: "glow", d: dots(beads), width: 9 },
    ];
  },
};
