import { arc } from "d3-shape";
import { digits, type Point, polar, whole } from "../drawings/pen.ts";

/** Radii in drawing units. The wheel is centered on the origin, in a square from -520 to 520. */
export const radii = {
  /** Open center. */
  hub: 196,
  /** Segment, from inside to outside. */
  inner: 208,
  outer: 392,
  /** Cap of a lit segment. */
  capFrom: 402,
  cap: 426,
  /** Circle of the three arcs of praxis. */
  praxis: 502,
} as const;

/** Half the thickness of an arc of praxis. */
const praxisReach = 4;
/** Distance between neighboring segments. */
const gap = 13;
/** Distance from a segment's edge to its rings and to its focus indicator. */
const inset = 8;
/** Distance from a name to the edge below it, which is more than half the height of its letters. */
const nameOffset = 24;

interface WheelInput<Key extends string> {
  /** Roles clockwise, in the order of the wheel's colors. */
  keys: readonly Key[];
  /** Answers for each role. A missing role has none. */
  counts?: Partial<Record<Key, number>>;
  /** Roles to highlight. */
  lit: readonly Key[];
  /** Clockwise rotation of the wheel in degrees. See `turnTo`. */
  turn: number;
}

export interface Segment<Key extends string> {
  key: Key;
  /** Position in the order of the colors, from 0. */
  place: number;
  count: number;
  isLit: boolean;
  /** Degrees clockwise from twelve o'clock, from 0 up to 360. */
  middle: number;
  /** The whole segment. This shape and the next three are drawn as if the segment were at the top. See `atItsPlace`. */
  background: string;
  /**
   * One ring for each answer, from the inside out. Lengths are to scale, but areas are not: all rings are equally
   * thick, and the highest count fills its segment. Without counts, a lit segment is full and the others are empty.
   */
  depth: string;
  /** Shape that makes a lit segment taller. Empty for the others. */
  cap: string;
  /** Line inside the edge, for the focus indicator. */
  focus: string;
  /** Center of the icon. */
  icon: Point;
  /** Path of the name, outside the segment, on which text runs from left to right. Text is centered across it. */
  nameLine: string;
}

/**
 * Returns the degrees of clockwise rotation that move this role to the top, at most half a turn either way. Throws if
 * the role is not among `keys`.
 */
export function turnTo<Key extends string>(keys: readonly Key[], key: Key): number {
  const place = keys.indexOf(key);
  if (place < 0) throw new Error(`wheel: no role has the key '${key}' among ${keys.join(", ")}`);
  const middle = ((place + 0.5) * 360) / keys.length;
  return middle > 180 ? 360 - middle : -middle;
}

/** Returns the segments clockwise. The first is the one with its middle at the top or next after it. */
export function wheelSegments<Key extends string>({ keys, counts, lit, turn }: WheelInput<Key>): Segment<Key>[] {
  const angle = 360 / keys.length;
  const reach = angle / 2;
  const fullest = Math.max(1, ...keys.map((key) => counts?.[key] ?? 0));
  return keys
    .map((key, place): Segment<Key> => {
      const middle = upright((place + 0.5) * angle + turn);
      const isLit = lit.includes(key);
      const count = counts?.[key] ?? 0;
      const rings = counts ? count : Number(isLit);
      return {
        key,
        place,
        count,
        isLit,
        middle,
        background: sector(-reach, reach, { corner: 10 }),
        depth: Array.from({ length: rings }, (_, ring) => growth(reach, ring, counts ? fullest : 1)).join(""),
        cap: isLit ? sector(-reach, reach, { inner: radii.capFrom, outer: radii.cap, corner: 8 }) : "",
        focus: sector(-reach, reach, { inset, corner: 6 }),
        icon: polar(middle, isLit ? 302 : 314),
        nameLine: textLine((isLit ? radii.cap : radii.outer) + nameOffset, middle, angle),
      };
    })
    .sort((one, other) => one.middle - other.middle);
}

/**
 * Returns the `transform` that rotates a segment's shapes into place. Shapes that all segments share compress to almost
 * nothing.
 */
export function atItsPlace({ middle }: Pick<Segment<string>, "middle">): string {
  return `rotate(${middle})`;
}

/**
 * Draws one of `count` segments, clockwise from the top. Rotated around the origin by its own angle, it becomes the
 * next one.
 */
export function plainSegment(count: number): string {
  return sector(0, 360 / count, { corner: 10 });
}

interface PraxisArc {
  /** Arc on both sides of its word, with round ends. */
  bands: string;
  /** Path of the word, on which text runs from left to right. Text is centered across it. */
  wordLine: string;
}

/**
 * Draws three arcs around the wheel, for self, home and work. They are left, right and below, so that the top stays
 * open for the lit role.
 */
export function praxisArcs(): [self: PraxisArc, home: PraxisArc, work: PraxisArc] {
  return [praxisArc(300), praxisArc(60), praxisArc(180)];
}

/** Draws a third of the circle, minus 11 degrees at each end and 22 for the word. */
function praxisArc(middle: number): PraxisArc {
  const band = {
    inner: radii.praxis - praxisReach,
    outer: radii.praxis + praxisReach,
    corner: praxisReach,
  };
  return {
    bands: sector(middle - 49, middle - 11, band) + sector(middle + 11, middle + 49, band),
    wordLine: textLine(radii.praxis, middle, 40),
  };
}

interface SectorShape {
  inner?: number;
  outer?: number;
  inset?: number;
  corner?: number;
}

/** Draws part of a ring, with straight sides at a constant distance from their neighbors. */
function sector(
  from: number,
  to: number,
  { inner = radii.inner, outer = radii.outer, inset = 0, corner = 0 }: SectorShape,
) {
  const shape = arc<null>()
    .innerRadius(inner + inset)
    .outerRadius(outer - inset)
    .startAngle(radians(from))
    .endAngle(radians(to))
    .padAngle((gap + 2 * inset) / outer)
    .padRadius(outer)
    .cornerRadius(corner)
    .digits(0);
  return (shape(null) ?? "").replaceAll(",", " ").replaceAll(" -", "-");
}

/** Draws the ring for one answer. The background shows between two rings. */
function growth(reach: number, ring: number, fullest: number): string {
  const start = radii.inner + inset;
  const pitch = (radii.outer - inset - start) / fullest;
  return sector(-reach, reach, {
    inner: whole(start + ring * pitch) - inset,
    outer: whole(start + (ring + 1) * pitch - Math.min(5, pitch / 3)) + inset,
    inset,
  });
}

/**
 * Draws an arc for text, long enough that widely spaced letters don't fall off its ends. Below the center it runs
 * backward.
 */
function textLine(radius: number, middle: number, reach: number): string {
  const isBelow = middle > 90 && middle < 270;
  return isBelow ? line(radius, middle + reach, middle - reach) : line(radius, middle - reach, middle + reach);
}

/** Draws an arc of less than half a circle, clockwise if `to` is the larger angle. */
function line(radius: number, from: number, to: number): string {
  return `M${digits(...polar(from, radius))}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${digits(...polar(to, radius))}`;
}

function upright(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
