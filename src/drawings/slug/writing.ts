import type { Chance } from "../seed.ts";
import type { Mark } from "./mark.ts";

/* Pictures for articles, made of lines of writing. */

/** Lines of writing, ragged on the right, like rows in a field. */
function written(chance: Chance, top: number): string {
  return Array.from({ length: 4 }, (_, line) => `M70 ${top + 23 * line}H${chance.between(9, 16) * 20}`).join("");
}

/** Lines like light on water: centered under the arcs, and narrower as they get closer. */
function mirrored(chance: Chance, top: number, x: number): string {
  return Array.from({ length: 4 }, (_, line) => {
    const half = chance.between(6, 9) * 12 - 14 * line;
    return `M${x - half} ${top + 23 * line}h${2 * half}`;
  }).join("");
}

/** Arcs on a horizon, with lines below it. */
export function horizon(chance: Chance): Mark[] {
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

/** Lines of writing bent around the speaker, and broken at the end of each word. */
export function telling(chance: Chance): Mark[] {
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
