import { colorToHex } from "../color/color.ts";
import type { Token } from "./contexts.ts";
import type { TokenType } from "./read-tree.ts";
import { weightNames } from "./simple-values.ts";
import type { ColorValue } from "./values.ts";

interface Amount {
  value: number;
  unit: string;
}

interface Shadow {
  color: ColorValue;
  offsetX: Amount;
  offsetY: Amount;
  blur: Amount;
  spread: Amount;
  inset?: boolean;
}

interface Border {
  color: ColorValue;
  width: Amount;
  style: StrokeStyle;
}

interface Transition {
  duration: Amount;
  delay: Amount;
  timingFunction: readonly number[];
}

interface Stop {
  color: ColorValue;
  position: number;
}

/** Name of a CSS style, or an object with dash lengths. CSS lacks these, so the object becomes the nearest style. */
type StrokeStyle = string | { lineCap: string };

type WriteColor = (color: ColorValue) => string;

export function cssValue({ type, value }: Pick<Token, "type" | "value">, color: WriteColor = colorToHex): string {
  return writers[type](value as never, color);
}

const writers: Record<TokenType, (value: never, color: WriteColor) => string> = {
  border: ({ color, width, style }: Border, write) => `${amount(width)} ${strokeStyle(style)} ${write(color)}`,
  color: (value: ColorValue, write) => write(value),
  cubicBezier,
  dimension: amount,
  duration: amount,
  fontFamily: (families: string | readonly string[]) => [families].flat().map(fontName).join(", "),
  fontWeight: (weight: string | number) => String(weightNames[weight] ?? weight),
  gradient: (stops: readonly Stop[], write) => `linear-gradient(${stops.map((one) => stop(one, write)).join(", ")})`,
  number: String,
  shadow: (shadows: Shadow | readonly Shadow[], write) =>
    [shadows]
      .flat()
      .map((one) => shadow(one, write))
      .join(", "),
  strokeStyle,
  transition: ({ duration, delay, timingFunction }: Transition) =>
    `${amount(duration)} ${cubicBezier(timingFunction)} ${amount(delay)}`,
  typography: () => {
    throw new Error("typography has no single CSS value; see define-tokens.ts");
  },
};

function amount({ value, unit }: Amount): string {
  return `${value}${unit}`;
}

function cubicBezier(points: readonly number[]): string {
  return `cubic-bezier(${points.join(", ")})`;
}

function strokeStyle(style: StrokeStyle): string {
  if (typeof style === "string") return style;
  return style.lineCap === "round" ? "dotted" : "dashed";
}

function fontName(name: string): string {
  return name.includes(" ") ? `"${name}"` : name;
}

function stop({ color, position }: Stop, write: WriteColor): string {
  return `${write(color)} ${Number((position * 100).toFixed(4))}%`;
}

function shadow({ color, offsetX, offsetY, blur, spread, inset }: Shadow, write: WriteColor): string {
  const lengths = [offsetX, offsetY, blur, spread].map(amount).join(" ");
  return `${inset ? "inset " : ""}${lengths} ${write(color)}`;
}

/** Viewport widths in rem between which a fluid value grows. */
export interface FluidRange {
  from: number;
  to: number;
}

/**
 * Returns a `clamp()` that is `min` rem up to the start of the range, and `max` rem from its end. The middle part
 * includes rem, so that text also grows with the visitor's text size. On a phone with large text, the value is at most
 * `share` percent of the viewport's width.
 */
export function fluid(min: number, max: number, { from, to }: FluidRange, share?: number): string {
  const slope = (max - min) / (to - from);
  const start = round(min - slope * from);
  const [low, high] = min < max ? [min, max] : [max, min];
  const value = `clamp(${low}rem, ${start}rem + ${round(slope * 100)}vw, ${high}rem)`;
  return share ? `min(${value}, ${share}vw)` : value;
}

/** Returns the rem value of a dimension token, or 0 without one. token-rules.ts rejects fluid values in other units. */
export function remOf(token: Token | undefined): number {
  return (token?.value as { value: number } | undefined)?.value ?? 0;
}

function round(value: number): number {
  return Number(value.toFixed(4));
}

/** Color spaces with a CSS function, and the unit of each component. */
const functions: Readonly<Record<string, readonly string[]>> = {
  hsl: ["", "%", "%"],
  hwb: ["", "%", "%"],
  lab: ["", "", ""],
  lch: ["", "", ""],
  oklab: ["", "", ""],
  oklch: ["", "", ""],
};

/** Writes a color as in CSS Color 4, digit for digit, in its token's color space. */
export function writtenColor({ colorSpace, components, alpha = 1 }: ColorValue): string {
  const units = functions[colorSpace];
  const parts = components.map((part, index) => (part === "none" ? part : `${part}${units?.[index] ?? ""}`));
  const opacity = alpha < 1 ? ["/", alpha] : [];
  // All other spaces share the `color()` function, whose first argument names the space.
  const [name, first] = units ? [colorSpace, []] : ["color", [colorSpace]];
  return `${name}(${[...first, ...parts, ...opacity].join(" ")})`;
}
