import { converter, parse } from "culori";

/** Color with `red`, `green` and `blue` from 0 to 255, and `alpha` from 0 to 1. */
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

const toRgb = converter("rgb");

/** Parses a computed color. Returns `null` for other paints, such as `url(#gradient)` or `none`. */
export function readColor(written: string): Color | null {
  const color = toRgb(parse(written));
  if (!color) return null;
  const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255);
  return { red: byte(color.r), green: byte(color.g), blue: byte(color.b), alpha: color.alpha ?? 1 };
}

/** Blends a color with an opaque background. */
export function over(color: Color, background: Color): Color {
  const mix = (above: number, below: number) => above * color.alpha + below * (1 - color.alpha);
  return {
    red: mix(color.red, background.red),
    green: mix(color.green, background.green),
    blue: mix(color.blue, background.blue),
    alpha: 1,
  };
}

function linear(byte: number): number {
  const channel = byte / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Linear value of each byte, computed in advance because every pixel of a screenshot needs three of them. */
const linearBytes = Float64Array.from({ length: 256 }, (_, byte) => linear(byte));

/** Returns the relative luminance of each pixel of RGBA bytes. */
export function luminances(data: Uint8Array): Float64Array {
  const of = (byte: number | undefined) => linearBytes[byte ?? 0] ?? 0;
  const lit = new Float64Array(data.length / 4);
  for (let pixel = 0, at = 0; pixel < lit.length; pixel++, at += 4)
    lit[pixel] = 0.2126 * of(data[at]) + 0.7152 * of(data[at + 1]) + 0.0722 * of(data[at + 2]);
  return lit;
}

/** Returns the contrast ratio of two relative luminances, from 1 to 21. */
export function ratioOf(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the relative luminance of an opaque color, as WCAG 2.2 defines it. */
export function luminance({ red, green, blue }: Omit<Color, "alpha">): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the contrast ratio of two colors, from 1 to 21. Blends a translucent `color` with the background first. */
export function contrast(color: Color, background: Color): number {
  return ratioOf(luminance(over(color, background)), luminance(background));
}
