import { arcLine, digits, polar, ring } from "./pen.ts";

/** One twig of the nest: an arc about its middle, from one angle to another; 0 is up, angles run clockwise. */
export interface Twig {
  radius: number;
  from: number;
  to: number;
}

/** Twigs of the hero's nest, from the lining outward; their ends differ as woven ones do. */
export const lining: Twig[] = [
  { radius: 214, from: 97, to: 266 },
  { radius: 314, from: 92, to: 259 },
  { radius: 414, from: 101, to: 264 },
];
export const weave: Twig[] = [
  { radius: 264, from: 100, to: 271 },
  { radius: 364, from: 95, to: 268 },
  { radius: 464, from: 113, to: 252 },
];

export const bough = (twigs: readonly Twig[]) => twigs.map(({ radius, from, to }) => arcLine(radius, from, to)).join("");

/** An egg standing at a point. */
export function egg(x: number, y: number): string {
  return `M${digits(x, y)}c30 0 50 50 50 78a50 50 0 1 1-100 0c0-28 20-78 50-78`;
}

export const shelter = [164, 264, 364, 464].map((radius) => arcLine(radius, -84, 84)).join("");
void polar; void ring;
