/** Two colors by purpose, the first on the second: "fg.default" on "bg.canvas". */
export interface ColorPair<Purpose extends string = string> {
  purpose: Purpose;
  foreground: string;
  background: string;
  /** Recipe with these colors, such as "button, variant ghost". Absent for pairs that the theme declares. */
  recipe?: string;
}

/** A theme's requirements for pairs of colors. */
export interface PairRules<Purpose extends string, Mode extends string> {
  /** Returns the minimum contrast ratio of WCAG 2, 1 to 21. */
  ratioFor(purpose: Purpose, mode: Mode): number;
  /** File that declares the pairs, for messages. */
  file: string;
  /** Opaque colors that can be below a translucent background. Without any, black and white can be. */
  below?: readonly string[];
}

export function keyOf({ purpose, foreground, background }: ColorPair): string {
  return `${purpose} ${foreground} ${background}`;
}

/** Returns the first of equal pairs, in their order. */
export function uniquePairs<Purpose extends string>(pairs: readonly ColorPair<Purpose>[]): ColorPair<Purpose>[] {
  const unique = new Map<string, ColorPair<Purpose>>();
  for (const pair of pairs) if (!unique.has(keyOf(pair))) unique.set(keyOf(pair), pair);
  return [...unique.values()];
}
