import type { TokenType } from "../words.ts";
import { color } from "./color.ts";
import { border, gradient, shadow, strokeStyle, transition, typography } from "./composite.ts";
import { cubicBezier, dimension, duration, fontFamily, fontWeight, number } from "./simple.ts";
import type { ReadValue } from "./value-reader.ts";

export const everyType: Readonly<Record<TokenType, ReadValue>> = {
  border,
  color,
  cubicBezier,
  dimension,
  duration,
  fontFamily,
  fontWeight,
  gradient,
  number,
  shadow,
  strokeStyle,
  transition,
  typography,
};
