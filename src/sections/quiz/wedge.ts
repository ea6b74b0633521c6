/** A segment of 36 degrees that starts at the top, between radius 24 and 76. */
export const wedge = "M0-76A76 76 0 0 1 44.7-61.5L14.1-19.4A24 24 0 0 0 0-24Z";

const fills = [
  "wheel.1",
  "wheel.2",
  "wheel.3",
  "wheel.4",
  "wheel.5",
  "wheel.6",
  "wheel.7",
  "wheel.8",
  "wheel.9",
  "wheel.10",
] as const;

export const segments = fills.map((_, index) => index);

/** The colour of a segment, counted from 0 at the top, clockwise. */
export function segmentFill(segment: number): (typeof fills)[number] {
  const fill = fills[segment];
  if (!fill) throw new Error(`wheel: there is no segment ${segment}; the wheel has ${fills.length}, counted from 0`);
  return fill;
}

/** Turns a shape from the first segment to this one. */
export function turn(segment: number): string {
  return `rotate(${segment * 36})`;
}
