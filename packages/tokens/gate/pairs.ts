/** Two colors by purpose, the first on the second: "fg.default" on "bg.canvas". */
export interface ColorPair<Purpose extends string = string> {
  purpose: Purpose;
  foreground: string;
  background: string;
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

/** Returns each pair once, in order of its first appearance. */
export function uniquePairs<Purpose extends string>(pairs: readonly ColorPair<Purpose>[]): ColorPair<Purpose>[] {
  return [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()];
}
