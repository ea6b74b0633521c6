import { arcLine, digits } from "./pen.ts";

/**
 * Twigs around the nest's center, from the lining outward: radius, first and last angle. Their ends differ, like
 * those of woven twigs.
 */
const lines = (twigs: [radius: number, from: number, to: number][]) => twigs.map((twig) => arcLine(...twig)).join("");
export const lining = lines([
  [182, 96, 267],
  [274, 91, 258],
  [366, 102, 262],
]);
export const weave = lines([
  [228, 101, 272],
  [320, 96, 268],
  [412, 114, 250],
]);

export const shelter = lines([
  [228, -82, 82],
  [320, -82, 82],
  [412, -82, 82],
]);

/** Draws an egg that hangs from its tip at a point. */
export function egg(x: number, y: number): string {
  return `M${digits(x, y)}c38 0 64 62 64 100a64 64 0 1 1-128 0c0-38 26-100 64-100`;
}

/** Speckles on the two rear eggs. */
export const speckles = "M-120 0q36 24 76 4M44 4q40 20 76-4M-124 36q36 24 76 4M48 40q40 20 76-4";

/** Quarter rings around the lower right corner of a 600 x 600 square. */
export const corner = [100, 160, 220, 280, 340, 400, 460, 520, 580]
  .map((radius) => `M${600 - radius} 600a${radius} ${radius} 0 0 1 ${radius}-${radius}`)
  .join("");
