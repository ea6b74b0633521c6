import { type Point, ring } from "../pen.ts";
import type { Family, Mark } from "./mark.ts";

type Style = "segments" | "beads" | "line";

/** Position and scale of the emblem: whole in the middle, or rising from an edge or a corner. */
const places: readonly [Place, ...Place[]] = [
  { centre: [200, 150], scale: 1 },
  { centre: [200, 286], scale: 1.9 },
  { centre: [70, 280], scale: 2.2 },
  { centre: [330, 280], scale: 2.2 },
  { centre: [200, 14], scale: 1.9 },
];

interface Place {
  centre: Point;
  scale: number;
}

const styles: readonly [Style[], ...Style[][]] = [
  ["segments", "beads", "line"],
  ["beads", "segments", "line"],
  ["line", "segments", "beads"],
  ["segments", "line", "segments"],
  ["beads", "line", "segments"],
];

const radii: readonly [number[], ...number[][]] = [
  [116, 82, 50],
  [112, 70, 44],
  [118, 90, 58],
];

function band(style: Style, d: string, scale: number, count: number): Omit<Mark, "ink"> {
  if (style === "segments") return { d, width: 22 * scale, dash: "0 0.1 0.8 0.1", parts: count, cap: "butt" };
  if (style === "beads") return { d, width: 9 * scale, dash: "0 1", parts: 2 * count };
  return { d, width: 6 * scale };
}

/** An emblem of rings: some whole, some cut into segments, some beaded. */
export const productPicture: Family = {
  series: "ring/product",
  compose: (chance) => {
    const { centre, scale } = chance.pick(places);
    const count = chance.pick([8, 10, 12]);
    const sizes = chance.pick(radii);
    const bands = chance.pick(styles).map((style, i): Mark => {
      const d = ring(centre, (sizes[i] ?? 0) * scale);
      return { ink: i === 1 ? "line" : "solid", ...band(style, d, scale, count) };
    });
    return [
      { ink: "soft fill", d: ring(centre, 134 * scale) },
      { ink: "tint fill", d: ring(centre, 30 * scale) },
      ...bands,
      { ink: "glow fill", d: ring(centre, 24 * scale) },
    ];
  },
};
