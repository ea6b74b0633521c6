import { dots, type Point, ring, spline } from "../pen.ts";
import type { Chance } from "../seed.ts";
import type { Family, Mark } from "./mark.ts";

function hill(chance: Chance, floor: number): string {
  const guides = Array.from({ length: 7 }, (_, i): Point => [i * 100 - 100, floor - chance.between(0, 80)]);
  return `${spline(guides)}V300H-50z`;
}

function rayed(centre: Point, radius: number): Mark[] {
  return [
    { ink: "glow", d: ring(centre, radius + 26), width: 16, dash: "0 0.4 0.25 0.35", parts: 12, cap: "butt" },
    { ink: "glow fill", d: ring(centre, radius) },
  ];
}

function haloed(centre: Point, radius: number): Mark[] {
  return [
    { ink: "soft", d: ring(centre, radius + 22), width: 6, dash: "0 1", parts: 24 },
    { ink: "soft", d: ring(centre, radius + 46), width: 6, dash: "0 1", parts: 36 },
    { ink: "glow fill", d: ring(centre, radius) },
  ];
}

function crescent([x, y]: Point, radius: number): Mark[] {
  const stars = [
    [60, 50],
    [-110, 30],
    [130, -30],
    [-60, -50],
    [100, 80],
    [-150, -20],
  ] as const;
  return [
    { ink: "line", d: dots(stars.map(([dx, dy]): Point => [x + dx, y + dy])), width: 8 },
    {
      ink: "glow fill",
      d: `M${x} ${y - radius}a${radius} ${radius} 0 1 0 ${radius} ${radius} ${radius - 8} ${radius - 8} 0 0 1-${radius}-${radius}`,
    },
  ];
}

/** An upcoming day: the sun or the moon over the land. */
export const eventPicture: Family = {
  series: "moth/event",
  compose: (chance) => {
    const light = chance.pick([crescent, rayed, haloed]);
    const centre: Point = [chance.between(8, 12) * 20, chance.between(90, 130)];
    return [
      ...light(centre, chance.between(38, 50)),
      { ink: "soft fill", d: hill(chance, 224) },
      { ink: "line fill", d: hill(chance, 268) },
      { ink: "solid fill", d: hill(chance, 306) },
    ];
  },
};
