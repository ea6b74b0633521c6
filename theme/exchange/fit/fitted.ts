/** A foreign value as the standard writes it, or why it cannot be one. */
export type Fitted = { value: unknown } | { problem: string };

/** What the theme’s own token has, whose unit and color space are kept where the foreign value leaves them open. */
export interface Place {
  /** Its value, aliases followed. */
  own: unknown;
  /** The outermost group: Figma’s numbers mean other things in different ones. */
  group: string;
  /** Whether numbers without a unit are Figma’s. */
  isFigma: boolean;
}

/** As many digits as the theme’s own values have. */
export function rounded(value: number): number {
  return Number(value.toFixed(4));
}
