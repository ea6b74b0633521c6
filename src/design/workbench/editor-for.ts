import type { Oklch } from "../../../theme/color.ts";
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
  | { kind: "alias"; target: string }
  | { kind: "dimension"; value: DimensionValue }
  | { kind: "number"; value: number }
  | { kind: "easing"; value: Points }
  | { kind: "json"; value: unknown };

export function editorFor({ type }: Pick<TokenEntry, "type">, value: unknown): Editor {
  const target = type === "color" ? aliasTarget(value) : undefined;
  if (target) return { kind: "alias", target };
  if (type === "color" && isOklch(value)) return { kind: "color", value };
  if ((type === "dimension" || type === "duration") && isDimension(value)) return { kind: "dimension", value };
  if (typeof value === "number") return { kind: "number", value };
  if (type === "cubicBezier" && isPoints(value)) return { kind: "easing", value };
  return { kind: "json", value };
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
