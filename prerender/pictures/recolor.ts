import { crc32 } from "node:zlib";

export interface Ink {
  token: string;
  /** Color in the stored picture, as `#rrggbb`. */
  drawn: string;
  /** The token's value when the picture was drawn. Some inks are mixes of token colors. */
  was: string;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** PNG signature, then chunks: length, type, data, checksum (RFC 2083). */
const SIGNATURE = 8;
const HEAD = 8;
const CHECKSUM = 4;

/**
 * Recolors a palette PNG to the current theme. Each palette color is an ink or, at soft edges, a mix of two inks, and
 * maps to the same mix of the new inks. While no token changes, the output is identical byte for byte.
 *
 * @param colorNow `#rrggbb` of a token today
 */
export function recolored(png: Buffer, inks: readonly Ink[], colorNow: (token: string) => string): Buffer {
  const result = Buffer.from(png);
  const { start, end } = paletteIn(png);
  const pairs = pairsOf(inks.map((ink) => ({ from: rgbOf(ink.drawn), to: moved(ink, colorNow(ink.token)) })));
  for (let place = start; place < end; place += 3) {
    const old: Rgb = [png.readUInt8(place), png.readUInt8(place + 1), png.readUInt8(place + 2)];
    const next = pairs.map((pair) => mixed(old, pair)).reduce((best, each) => (each.rest < best.rest ? each : best));
    for (const [channel, value] of next.color.entries()) result.writeUInt8(value, place + channel);
  }
  result.writeUInt32BE(crc32(result.subarray(start - CHECKSUM, end)), end);
  return result;
}

interface Change {
  from: Rgb;
  to: Rgb;
}

function pairsOf(inks: readonly Change[]): [Change, Change][] {
  return inks.flatMap((one, index) => inks.slice(index + 1).map((other): [Change, Change] => [one, other]));
}

/**
 * Returns the closest mix of two inks to a color, and that mix of the new inks. `rest` is the distance to the original
 * color.
 */
function mixed(old: Rgb, [one, other]: readonly [Change, Change]): { rest: number; color: number[] } {
  const span = other.from.map((value, channel) => value - at(one.from, channel));
  const length = span.reduce((sum, value) => sum + value ** 2, 0);
  const along = span.reduce((sum, value, channel) => sum + value * (at(old, channel) - at(one.from, channel)), 0);
  const share = Math.min(1, Math.max(0, along / length));
  const between = (from: Rgb, to: Rgb, channel: number) =>
    at(from, channel) + share * (at(to, channel) - at(from, channel));
  const off = old.map((value, channel) => value - between(one.from, other.from, channel));
  return {
    rest: Math.hypot(...off),
    color: off.map((value, channel) => clamped(between(one.to, other.to, channel) + value)),
  };
}

/** Shifts an ink by the change of its token. */
function moved({ drawn, was }: Ink, now: string): Rgb {
  const [before, after] = [rgbOf(was), rgbOf(now)];
  const [red = 0, green = 0, blue = 0] = rgbOf(drawn).map((value, channel) =>
    clamped(value + at(after, channel) - at(before, channel)),
  );
  return [red, green, blue];
}

function paletteIn(png: Buffer): { start: number; end: number } {
  for (let place = SIGNATURE; place < png.length; ) {
    const length = png.readUInt32BE(place);
    const start = place + HEAD;
    if (png.toString("latin1", place + CHECKSUM, start) === "PLTE") return { start, end: start + length };
    place = start + length + CHECKSUM;
  }
  throw new Error("pictures: the stored picture has no palette; save it with one, of at most 256 colors");
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function at(color: Rgb, channel: number): number {
  return color[channel] ?? 0;
}

function clamped(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}
