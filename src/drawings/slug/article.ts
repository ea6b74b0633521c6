import { digits, type Point, polar, ring, sparkle } from "../pen.ts";
import type { Chance } from "../seed.ts";
import type { Family, Mark } from "./mark.ts";

/* Pictures for articles, made of lines of writing. */

/** Draws lines of writing, ragged on the right, like rows in a field. */
function written(chance: Chance, top: number): string {
  return Array.from({ length: 4 }, (_, line) => `M70 ${top + 23 * line}H${chance.between(9, 16) * 20}`).join("");
}

/** Draws lines like light on water: centered under the arcs, and mostly narrower as they get closer. */
function mirrored(chance: Chance, top: number, x: number): string {
  return Array.from({ length: 4 }, (_, line) => {
    const half = chance.between(6, 9) * 12 - 14 * line;
    return `M${x - half} ${top + 23 * line}h${2 * half}`;
  }).join("");
}

/** Draws arcs on a horizon, with lines below it. */
function horizon(chance: Chance): Mark[] {
  const x = chance.pick([140, 170, 200, 230, 260]);
  const level = chance.pick([154, 166, 178]);
  const step = chance.pick([26, 29, 32]);
  const lines = chance.pick([written, mirrored]);
  const tones = chance.pick([
    ["glow", "solid", "tint", "soft"],
    ["glow", "tint", "line", "soft"],
    ["glow", "solid", "line", "soft"],
    ["glow", "line", "tint", "soft"],
    ["tint", "glow", "line", "soft"],
  ]);
  const domes = tones.map((tone, order): Mark => {
    const radius = 16 + (order + 1) * step;
    return { ink: `${tone} fill`, d: `M${x - radius} ${level}a${radius} ${radius} 0 0 1 ${2 * radius} 0` };
  });
  return [
    ...domes.reverse(),
    { ink: "solid", d: `M0 ${level}h400`, width: 6 },
    { ink: "line", d: lines(chance, level + 30, x), width: 8 },
  ];
}

/** Draws lines of writing bent around a speaker, and broken at the end of each word. */
function telling(chance: Chance): Mark[] {
  const x = chance.pick([110, 200, 290]);
  const inks = chance.pick([
    ["solid", "line", "soft"],
    ["line", "solid", "soft"],
    ["soft", "line", "solid"],
  ]);
  const lines = Array.from({ length: 6 }, (_, line): Mark => {
    const radius = 70 + 36 * line;
    const [word, space] = [chance.between(3, 7), chance.between(1, 2)];
    return {
      ink: inks[line % 3] ?? "line",
      d: `M${x - radius} 300a${radius} ${radius} 0 0 1 ${2 * radius} 0`,
      width: 18,
      dash: `${word} 1.2 ${space} 1.2 ${9 - word} 1.2`,
      parts: 9 + 2 * line,
    };
  });
  return [...lines, { ink: "glow fill", d: `M${x - 44} 300a44 44 0 0 1 88 0` }];
}

/* Possible subjects of an article: a page, an hour, a talk, a meal, a planting, a body. */

/** Draws an open book and the light that rises from it. */
function book(chance: Chance): Mark[] {
  const light = chance.pick([ring([200, 62], 34), sparkle([200, 60], 46)]);
  const lines = [0, 1, 2, 3].map((line) => {
    const y = 142 + 24 * line;
    const end = chance.between(24, 26) * 12;
    return `M78 ${y - 10}Q130 ${y - 26} 176 ${y}M224 ${y}Q262 ${y - 22} ${end + 12} ${y - 10}`;
  });
  return [
    { ink: "solid fill", d: "M30 116V270Q120 236 200 274Q280 236 370 270V116z" },
    { ink: "soft fill", d: "M200 122Q130 76 46 98V248Q130 222 200 260z" },
    { ink: "line fill", d: "M200 122Q270 76 354 98V248Q270 222 200 260z" },
    { ink: "tint", d: lines.join(""), width: 7 },
    { ink: "glow fill", d: light },
  ];
}

/** Draws a clock face with part of the hour highlighted. */
function dial(chance: Chance): Mark[] {
  const from = 30 * chance.between(0, 11);
  const to = from + 30 * chance.between(2, 3);
  const tip = (degrees: number, length: number) => {
    const [x, y] = polar(degrees, length);
    return digits(200 + x, 150 + y);
  };
  return [
    { ink: "line fill", d: ring([200, 150], 132) },
    { ink: "tint", d: ring([200, 150], 116), width: 9, dash: "0 1", parts: 12 },
    { ink: "soft fill", d: ring([200, 150], 100) },
    { ink: "glow fill", d: `M200 150L${tip(from, 100)}A100 100 0 0 1 ${tip(to, 100)}z` },
    { ink: "solid", d: `M${tip(from, 82)}L200 150L${tip(to, 60)}`, width: 11 },
    { ink: "solid fill", d: ring([200, 150], 15) },
  ];
}

/** Draws two speakers, one large and one small, with a light where their words meet. */
function answering(chance: Chance): Mark[] {
  const sink = chance.pick([-45, -36, 36, 45]);
  const { spoken, answered } = chance.pick([
    { spoken: "line", answered: "soft" },
    { spoken: "soft", answered: "line" },
  ]);
  const arcs = ([x, y]: Point, radii: number[], facing: number) =>
    radii
      .map((radius) => {
        const [fromX, fromY] = polar(facing - 52, radius);
        const [toX, toY] = polar(facing + 52, radius);
        return `M${digits(x + fromX, y + fromY)}A${radius} ${radius} 0 0 1 ${digits(x + toX, y + toY)}`;
      })
      .join("");
  const large: Point = [74, 150 - sink];
  const small: Point = [336, 150 + sink];
  return [
    { ink: spoken, d: arcs(large, [72, 104, 136], 90 + sink / 3), width: 16 },
    { ink: answered, d: arcs(small, [50, 78, 106], 270 + sink / 3), width: 16 },
    { ink: "solid fill", d: ring(large, 44) + ring(small, 28) },
    { ink: "glow fill", d: ring([226, 150 + sink / 4], 24) },
  ];
}

function bowl(chance: Chance): Mark[] {
  const x = chance.pick([180, 200, 220]);
  const inks = chance.pick([
    ["solid", "line", "soft"],
    ["line", "soft", "tint"],
    ["solid", "soft", "line"],
  ]);
  const half = (radius: number) => `M${x - radius} 152a${radius} ${radius} 0 0 0 ${2 * radius} 0z`;
  return [
    { ink: "soft", d: [-52, 0, 52].map((side) => `M${x + side} 88q-20-16 0-32t0-32`).join(""), width: 9 },
    { ink: "glow fill", d: `M${x - 78} 154a78 46 0 0 1 156 0` },
    ...inks.map((ink, order): Mark => ({ ink: `${ink} fill`, d: half(126 - 36 * order) })),
    { ink: "solid", d: "M0 286H400", width: 8 },
  ];
}

/** Draws beds of young trees with gaps between them. One tree catches the light. */
function saplings(chance: Chance): Mark[] {
  const beds = [
    { ink: "soft", y: 104, size: 24, places: [30, 98, 166, 234, 302, 370] },
    { ink: "line", y: 196, size: 32, places: [64, 154, 244, 334] },
    { ink: "solid", y: 294, size: 44, places: [18, 138, 258, 378] },
  ];
  const bright = chance.between(1, 2);
  const gaps = [chance.between(1, 4), chance.pick([0, 3]), chance.between(1, 2)];
  const marks = beds.flatMap(({ ink, y, size, places }, bed): Mark[] => {
    const grown = places.filter((_, i) => i !== gaps[bed] && !(bed === 1 && i === bright));
    return [
      { ink, d: `M0 ${y}H400`, width: 6 },
      { ink: `${ink} fill`, d: grown.map((x) => sapling(x, y, size)).join("") },
    ];
  });
  return [...marks, { ink: "glow fill", d: sapling(64 + 90 * bright, 196, 32) }];
}

/** Draws two leaves on a stem that rises from (x, y). */
function sapling(x: number, y: number, size: number): string {
  return `M${x - 3} ${y}v-${size}q-${size} 0-${size}-${size}q${size} 0 ${size + 3} ${size - 6}q3-${size - 6} ${size + 3}-${size - 6}q0 ${size}-${size} ${size}v${size}z`;
}

/** Draws a head and shoulders, with feelings as nested shapes. */
function shoulders(chance: Chance): Mark[] {
  const x = chance.pick([170, 200, 230]);
  const inks = chance.pick([
    ["soft", "line", "solid", "tint"],
    ["line", "solid", "soft", "tint"],
    ["solid", "soft", "line", "tint"],
  ]);
  return [
    ...inks.map((ink, order): Mark => {
      const [wide, high] = [158 - 40 * order, 152 - 34 * order];
      return { ink: `${ink} fill`, d: `M${x - wide} 300a${wide} ${high} 0 0 1 ${2 * wide} 0z` };
    }),
    { ink: "glow fill", d: ring([x, 86], 44) },
  ];
}

export const articlePicture: Family = {
  series: "sun water wind/article",
  compose: (chance) => chance.pick([horizon, telling, book, dial, answering, bowl, saplings, shoulders])(chance),
};
