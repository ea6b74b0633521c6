import { type Oklch, oklchToHex } from "./color.ts";
import type { Token } from "./token-file.ts";

interface Dimension {
  value: number;
  unit: string;
}

interface Color {
  colorSpace: string;
  components: Oklch;
  alpha?: number;
}

interface Shadow {
  color: Color;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

/** What CSS writes for a token. */
export function cssValue(token: Token): string {
  const write = writers[token.type];
  if (!write) {
    const known = Object.keys(writers).join(", ");
    throw new Error(`${token.file}: ${token.path} has the type ${token.type}; this theme can write ${known}`);
  }
  try {
    return write(token.value as never);
  } catch (cause) {
    throw new Error(`${token.file}: ${token.path} is not a ${token.type}: ${JSON.stringify(token.value)}`, { cause });
  }
}

const writers: Record<string, (value: never) => string> = {
  color,
  dimension,
  duration: dimension,
  cubicBezier: (points: number[]) => `cubic-bezier(${points.join(", ")})`,
  fontFamily: (families: string[]) => families.map((name) => (name.includes(" ") ? `"${name}"` : name)).join(", "),
  fontWeight: String,
  number: String,
  shadow,
};

/** Plain hex, because every browser, mail program and audit tool reads it. */
function color({ colorSpace, components, alpha = 1 }: Color): string {
  if (colorSpace !== "oklch") throw new Error(`color space ${colorSpace}; this theme reads oklch`);
  const opacity = Math.round(alpha * 255);
  return oklchToHex(components) + (opacity < 255 ? opacity.toString(16).padStart(2, "0") : "");
}

function dimension({ value, unit }: Dimension): string {
  if (!Number.isFinite(value) || !unit) throw new Error("needs a value and a unit");
  return `${value}${unit}`;
}

function shadow(value: Shadow): string {
  const lengths = [value.offsetX, value.offsetY, value.blur, value.spread].map(dimension);
  return `${lengths.join(" ")} ${color(value.color)}`;
}
