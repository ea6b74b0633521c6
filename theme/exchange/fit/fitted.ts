/** An imported value in the standard's form, or the reason why it has none. */
export type Fitted = { value: unknown } | { problem: string };

/** The theme's own token, which provides a missing unit or color space. */
export interface Place {
  /** Value with aliases resolved. */
  own: unknown;
  /** Outermost group, because the meaning of Figma's numbers depends on it. */
  group: string;
  /** True if numbers without a unit come from Figma. */
  isFigma: boolean;
}

/** Rounds to the precision of the theme's own values. */
export function rounded(value: number): number {
  return Number(value.toFixed(4));
}
