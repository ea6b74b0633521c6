import type { Token } from "./token-file.ts";

/** Widths of the viewport, in rem, between which a fluid value grows. */
export interface FluidRange {
  from: number;
  to: number;
}

/**
 * `clamp()` that is `min` rem up to the range's start and `max` rem from its end on. Its middle part keeps a share in
 * rem, so that text still grows when only the text size is raised.
 */
export function fluid(min: number, max: number, { from, to }: FluidRange): string {
  const slope = (max - min) / (to - from);
  const start = round(min - slope * from);
  const [low, high] = min < max ? [min, max] : [max, min];
  return `clamp(${low}rem, ${start}rem + ${round(slope * 100)}vw, ${high}rem)`;
}

/** Number of rem in a dimension token; token-rules.ts lets no fluid value have another unit. */
export function remOf(token: Token | undefined): number {
  return (token?.value as { value: number } | undefined)?.value ?? 0;
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
