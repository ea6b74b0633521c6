import { converter, parse } from "culori";

/** Red, green and blue from 0 to 255, and how much of it covers what lies behind, from 0 to 1. */
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

const toRgb = converter("rgb");

/** A color as computed styles write it; `null` for what is none, such as `url(#gradient)` or `none`. */
export function readColor(written: string): Color | null {
  const color = toRgb(parse(written));
  if (!color) return null;
  const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255);
  return { red: byte(color.r), green: byte(color.g), blue: byte(color.b), alpha: color.alpha ?? 1 };
}

/** What is seen of a color over a ground. */
export function over(color: Color, ground: Color): Color {
  const mix = (above: number, below: number) => above * color.alpha + below * (1 - color.alpha);
  return {
    red: mix(color.red, ground.red),
    green: mix(color.green, ground.green),
    blue: mix(color.blue, ground.blue),
    alpha: 1,
  };
}

function linear(byte: number): number {
  const channel = byte / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance as WCAG 2.2 defines it, of an opaque color. */
export function luminance({ red, green, blue }: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** From 1 to 21. A translucent `color` is laid over the ground first. */
export function contrast(color: Color, ground: Color): number {
  const a = luminance(over(color, ground));
  const b = luminance(ground);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
