import { digits, polar, ring, sparkle } from "../pen.ts";
import type { Chance } from "../seed.ts";
import type { Family, Mark } from "./mark.ts";

const tones = ["soft", "line", "solid"] as const;

/** Overlap between columns, so that no seam shows. */
const lap = 1;
/** Degrees between neighboring blades. The segments of the wheel have a gap, too. */
const gap = 1.6;

/** Distributes shapes among the three tones in turn, so that neighbors differ. */
function inTurn(shapes: string[]): Mark[] {
  return tones.map((tone, turn) => ({ ink: `${tone} fill`, d: shapes.filter((_, i) => i % 3 === turn).join("") }));
}

/** Draws columns that rise to the right, with flat or round tops. */
function stairs(chance: Chance): Mark[] {
  const count = chance.pick([4, 5, 6, 7]);
  const tread = 2 * Math.floor(170 / count);
  const rise = Math.floor(chance.between(150, 190) / count);
  const isRound = chance.pick([true, false]);
  const half = tread / 2 - 4;
  const columns = Array.from({ length: count }, (_, step) => {
    const start = `M${30 + tread * step} 300v-${50 + step * rise}`;
    return isRound ? `${start}a${half} ${half} 0 0 1 ${2 * half} 0V300z` : `${start}h${tread + lap}V300z`;
  });
  return [{ ink: "glow fill", d: chance.pick([ring([110, 84], 34), sparkle([110, 84], 54)]) }, ...inTurn(columns)];
}

/** Draws steps around a hub, as on the wheel. */
function fan(chance: Chance): Mark[] {
  const count = chance.pick([5, 6, 7, 9]);
  const angle = 180 / count;
  const first = chance.between(100, 130);
  const rise = Math.floor((260 - first) / count);
  const blades = Array.from({ length: count }, (_, step) => {
    const radius = first + step * rise;
    const [fromX, fromY] = polar(step * angle - 90 + (step && gap), radius);
    const [toX, toY] = polar((step + 1) * angle - 90, radius);
    return `M200 300L${digits(200 + fromX, 300 + fromY)}A${radius} ${radius} 0 0 1 ${digits(200 + toX, 300 + toY)}z`;
  });
  return [...inTurn(blades), { ink: "glow fill", d: ring([200, 300], chance.between(38, 54)) }];
}

/** Draws terraces around a light in one of the upper corners, with a dotted path to it. */
function terraces(chance: Chance): Mark[] {
  const x = chance.pick([60, 340]);
  const step = chance.between(42, 56);
  const inks = chance.pick([
    ["soft", "line", "solid", "line"],
    ["line", "soft", "line", "solid"],
    ["solid", "line", "soft", "tint"],
  ]);
  return [
    ...inks.map((ink, order): Mark => ({ ink: `${ink} fill`, d: ring([x, 40], (6 - order) * step) })),
    { ink: "glow fill", d: ring([x, 40], 54) },
    { ink: "glow", d: `M${400 - x} 280L${x} 40`, width: 9, dash: "0 22" },
  ];
}

/** Draws nested doorways, each a step closer to the light. */
function doors(chance: Chance): Mark[] {
  const step = chance.between(24, 38);
  const x = 10 * chance.between(15, 25);
  const door = (order: number) => {
    const half = 28 + order * step;
    return `M${x - half} 300V${196 - order * 6}a${half} ${half} 0 0 1 ${2 * half} 0V300z`;
  };
  const inks = chance.pick<readonly string[]>([tones, ["solid", "line", "soft"], ["line", "tint", "solid"]]);
  return [...inks, "glow"].map((ink, order) => ({ ink: `${ink} fill`, d: door(3 - order) }));
}

/** Draws parallel stair lines, one of them lit. */
function lines(chance: Chance): Mark[] {
  const tread = 2 * chance.between(32, 44);
  const bright = chance.between(2, 5);
  const orders = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const line = (order: number) => {
    const half = (order * tread) / 2;
    return `M${half - 240} ${half + 210}${`h${tread}v-${tread}`.repeat(8)}`;
  };
  const draw = (chosen: number[]) => chosen.map(line).join("");
  return [
    { ink: "soft", d: draw(orders.filter((order) => order < bright)), width: 18 },
    { ink: "solid", d: draw(orders.filter((order) => order > bright)), width: 18 },
    { ink: "glow", d: draw([bright]), width: 18 },
  ];
}

/** A path to walk: steps that rise toward a light. */
export const programPicture: Family = {
  series: "ring/program",
  compose: (chance) => chance.pick([stairs, fan, terraces, doors, lines])(chance),
};
