import type { Token } from "./token-file.ts";

/** Viewport widths in rem between which a fluid value grows. */
export interface FluidRange {
  from: number;
  to: number;
}

/**
 * Returns a `clamp()` that is `min` rem up to the start of the range, and `max` rem from its end. The middle part
 * includes rem, so that text also grows with the visitor's text size.
 */
export function fluid(min: number, max: number, { from, to }: FluidRange): string {
  const slope = (max - min) / (to - from);
  const start = round(min - slope * from);
  const [low, high] = min < max ? [min, max] : [max, min];
  return `clamp(${low}rem, ${start}rem + ${round(slope * 100)}vw, ${high}rem)`;
}

/** Returns the rem value of a dimension token. token-rules.ts rejects fluid values with another unit. */
export function remOf(token: Token | undefined): number {
  return (token?.value as { value: number } | undefined)?.value ?? 0;
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
