import { arc } from "d3-shape";
import { digits, type Point, polar, whole } from "../drawings/pen.ts";

/** Radii in drawing units. The wheel lies about the origin, in a square from -520 to 520. */
export const radii = {
  /** The open middle. */
  hub: 196,
  /** A segment, from inside to outside. */
  inner: 208,
  outer: 392,
  /** The cap that a lit segment wears. */
  capFrom: 402,
  cap: 426,
  /** The circle on which the three arcs of praxis lie. */
  praxis: 502,
} as const;

/** From the edge of an arc of praxis to its middle. */
const praxisReach = 4;
/** Between neighbours. */
const gap = 13;
/** From a segment's edge to the rings in it, and to the focus ring. */
const inset = 8;
/** How far a name stands off the edge below it: more than half its letters’ height. */
const nameOffset = 24;

interface WheelInput<Key extends string> {
  /** The roles clockwise, in the order of the wheel's colours. */
  keys: readonly Key[];
  /** Answers for each role; a role that is not named has none. */
  counts?: Partial<Record<Key, number>>;
  /** The roles to be marked. */
  lit: readonly Key[];
  /** Degrees by which the wheel is turned clockwise; see `turnTo`. */
  turn: number;
}

export interface Segment<Key extends string> {
  key: Key;
  /** Its place in the order of the colours, from 0. */
  place: number;
  count: number;
  isLit: boolean;
  /** Degrees clockwise from twelve o'clock, from 0 up to 360. */
  middle: number;
  /** The whole segment. Its shapes, this and the next three, are drawn as if it stood at the top: see `atItsPlace`. */
  ground: string;
  /**
   * One ring for each answer, from the inside out. Lengths are true, areas are not: rings are equally thick throughout
   * the wheel, and the highest count fills its segment. Without counts a lit segment is full and the others are empty.
   */
  depth: string;
  /** What makes a lit segment taller; empty for the others. */
  cap: string;
  /** A line inside the edge, for the focus ring. */
  focus: string;
  /** The middle of the icon. */
  icon: Point;
  /** A line for the name, outside the segment, on which text runs from left to right. Text stands centred across it. */
  nameLine: string;
}

/** Degrees to turn the wheel clockwise, at most half a turn either way, so that this role stands at the top. */
export function turnTo<Key extends string>(keys: readonly Key[], key: Key): number {
  const place = keys.indexOf(key);
  if (place < 0) throw new Error(`wheel: no role has the key '${key}' among ${keys.join(", ")}`);
  const middle = ((place + 0.5) * 360) / keys.length;
  return middle > 180 ? 360 - middle : -middle;
}

/** The segments clockwise from the top, where the first of them has its middle or what lies next after it. */
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
        ground: sector(-reach, reach, { corner: 10 }),
        depth: Array.from({ length: rings }, (_, ring) => growth(reach, ring, counts ? fullest : 1)).join(""),
        cap: isLit ? sector(-reach, reach, { inner: radii.capFrom, outer: radii.cap, corner: 8 }) : "",
        focus: sector(-reach, reach, { inset, corner: 6 }),
        icon: polar(middle, isLit ? 302 : 314),
        nameLine: textLine((isLit ? radii.cap : radii.outer) + nameOffset, middle, angle),
      };
    })
    .sort((one, other) => one.middle - other.middle);
}

/** The `transform` that turns a segment’s shapes to where it is. What all segments share packs to almost nothing. */
export function atItsPlace({ middle }: Pick<Segment<string>, "middle">): string {
  return `rotate(${middle})`;
}

/** One of so many segments, from the top clockwise: turned about the origin by its own angle it becomes the next. */
export function plainSegment(count: number): string {
  return sector(0, 360 / count, { corner: 10 });
}

interface PraxisArc {
  /** The arc on both sides of its word, with round ends. */
  bands: string;
  /** A line for the word, on which text runs from left to right. Text stands centred across it. */
  wordLine: string;
}

/**
 * Three arcs round the wheel, for self, home and work: left, right and below, so that the top stays open for the lit
 * role.
 */
export function praxisArcs(): [self: PraxisArc, home: PraxisArc, work: PraxisArc] {
  return [praxisArc(300), praxisArc(60), praxisArc(180)];
}

/** A third of the circle, less 11 degrees at each end and 22 for the word. */
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

/** A part of a ring with straight sides that keep the same distance from their neighbours' all the way. */
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

/** The ring for one answer; between two of them the ground shows. */
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
 * An arc for text, long enough that widely spaced letters do not fall off its ends. Below the middle it runs backwards.
 */
function textLine(radius: number, middle: number, reach: number): string {
  const isBelow = middle > 90 && middle < 270;
  return isBelow ? line(radius, middle + reach, middle - reach) : line(radius, middle - reach, middle + reach);
}

/** An arc of less than half a circle, clockwise if `to` is the greater angle. */
function line(radius: number, from: number, to: number): string {
  return `M${digits(...polar(from, radius))}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${digits(...polar(to, radius))}`;
}

function upright(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
