import type { Oklch } from "@kindred-ground/tokens/color/color.ts";
import { textParts } from "@kindred-ground/tokens/dtcg/values.ts";
import { isRecord } from "../../../common/is-record.ts";
import { aliasTarget } from "../../../theme/read-tokens.ts";
import type { TokenEntry } from "./token-entry.ts";

export interface ColorValue {
  colorSpace: "oklch";
  components: Oklch;
  alpha?: number;
}

export interface DimensionValue {
  value: number;
  unit: string;
}

export type Points = readonly [number, number, number, number];

export type Editor =
  | { kind: "color"; value: ColorValue }
  | { kind: "alias"; target: string; isColor: boolean }
  | { kind: "amount"; value: DimensionValue | number }
  | { kind: "easing"; value: Points }
  | { kind: "families"; value: readonly string[] }
  | { kind: "fields"; value: Readonly<Record<string, unknown>>; parts: Readonly<Record<string, string>> }
  /** A value without fields: several shadows, a gradient, a dashed line. No token of the theme has such a value. */
  | { kind: "text"; value: unknown };

/** Types of the parts of composite values. A single shadow has the same parts as an entry of a list of shadows. */
export const composites: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  typography: textParts,
  shadow: { color: "color", offsetX: "dimension", offsetY: "dimension", blur: "dimension", spread: "dimension" },
  transition: { duration: "duration", delay: "duration", timingFunction: "cubicBezier" },
  border: { color: "color", width: "dimension", style: "strokeStyle" },
};

export function editorFor({ type }: Pick<TokenEntry, "type">, value: unknown): Editor {
  const target = aliasTarget(value);
  if (target) return { kind: "alias", target, isColor: type === "color" };
  if (type === "color" && isOklch(value)) return { kind: "color", value };
  if ((type === "dimension" || type === "duration") && isDimension(value)) return { kind: "amount", value };
  if (typeof value === "number") return { kind: "amount", value };
  if (type === "cubicBezier" && isPoints(value)) return { kind: "easing", value };
  if (type === "fontFamily" && Array.isArray(value) && value.every((name) => typeof name === "string"))
    return { kind: "families", value };
  const parts = Object.hasOwn(composites, type) ? composites[type] : undefined;
  if (parts && isRecord(value)) return { kind: "fields", value, parts };
  return { kind: "text", value };
}

function isOklch(value: unknown): value is ColorValue {
  const { colorSpace, components } = (value ?? {}) as Partial<ColorValue>;
  return (
    colorSpace === "oklch" && Array.isArray(components) && components.length === 3 && components.every(Number.isFinite)
  );
}

function isDimension(value: unknown): value is DimensionValue {
  const { value: amount, unit } = (value ?? {}) as Partial<DimensionValue>;
  return Number.isFinite(amount) && typeof unit === "string";
}

function isPoints(value: unknown): value is Points {
  return Array.isArray(value) && value.length === 4 && value.every(Number.isFinite);
}
