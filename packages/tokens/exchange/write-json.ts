import { colorToHex } from "../color/color.ts";
import { isObject, type TokenType } from "../dtcg/read-tree.ts";
import { aliasTarget } from "../dtcg/references.ts";
import { weightNames } from "../dtcg/simple-values.ts";
import { formatted, putToken } from "../dtcg/token-text.ts";
import type { ColorValue } from "../dtcg/values.ts";
import type { OwnTheme, OwnToken } from "./own-theme.ts";

export type Json = Record<string, unknown>;

/**
 * Writes the theme in the standard's format (DTCG 2025.10): its own files unchanged, including the resolver. For
 * programs without resolver support, `modes/` also has one complete file per mode.
 */
export function writeDtcg(texts: Readonly<Record<string, string>>, own: OwnTheme): Map<string, string> {
  const { files } = own.theme;
  const whole = own.modes.map((mode): [string, string] => {
    const merged = own.filesOf(mode).reduce<Json>((root, file) => mergeGroups(root, files[file] ?? {}), {});
    const { $schema, $description, ...groups } = merged;
    const head = {
      ...($schema === undefined ? {} : { $schema }),
      $description: `All tokens as they are in the mode ${mode}.`,
    };
    const described = { ...head, ...groups };
    return [`modes/${mode}.tokens.json`, `${formatted(described, { column: 0, indent: 0 }, true)}\n`];
  });
  return new Map([...Object.entries(texts), ...whole]);
}

/** Merges two groups. A later token overrides an earlier one, except for the properties it leaves out. */
function mergeGroups(earlier: Json, later: Json): Json {
  const merged = new Map(Object.entries(earlier));
  for (const [name, value] of Object.entries(later)) {
    const before = merged.get(name);
    merged.set(name, isObject(before) && isObject(value) && name !== "$value" ? mergeGroups(before, value) : value);
  }
  return Object.fromEntries(merged);
}

interface Variable {
  $type: "color" | "number" | "string";
  $value: unknown;
}

/** Writes one file per mode, for Figma to import as a collection of variables. */
export function writeFigma(own: OwnTheme): Map<string, string> {
  const inMode = (mode: string) =>
    writeMode(mode, own, (token) => variableOf(token, mode, own), { $extensions: { "com.figma.modeName": mode } });
  return new Map(own.modes.map((mode) => [`${mode}.tokens.json`, inMode(mode)]));
}

/** Returns the paths of the tokens that Figma variables don't support, such as curves and text styles. */
export function notForFigma(own: OwnTheme): string[] {
  return own.all().flatMap((token) => (variableOf(token, own.usual, own) ? [] : [token.path]));
}

/** Returns a file with all tokens of a mode, converted. Leaves out tokens for which `convert` returns nothing. */
export function writeMode(mode: string, own: OwnTheme, convert: (token: OwnToken) => object | undefined, rest = {}) {
  const root: Json = {};
  for (const { path } of own.all()) {
    const token = own.token(path, mode);
    const converted = token && convert(token);
    if (converted) putToken(root, path, converted);
  }
  return `${JSON.stringify({ ...root, ...rest }, null, 2)}\n`;
}

function variableOf({ path, type, raw }: OwnToken, mode: string, own: OwnTheme): Variable | undefined {
  const variable = variables[type]?.(own.resolved(raw, mode) as never, path);
  return variable && aliasTarget(raw) !== undefined ? { ...variable, $value: raw } : variable;
}

const PX_PER_REM = 16;

export const inPx = ({ value, unit }: { value: number; unit: string }) =>
  digits(value * (unit === "rem" ? PX_PER_REM : 1));
const inMs = ({ value, unit }: { value: number; unit: string }) => digits(value * (unit === "s" ? 1000 : 1));

const variables: Partial<Record<TokenType, (value: never, path: string) => Variable>> = {
  color: (value: ColorValue) => ({ $type: "color", $value: figmaColor(value) }),
  dimension: (value: { value: number; unit: string }) => ({ $type: "number", $value: inPx(value) }),
  duration: (value: { value: number; unit: string }) => ({ $type: "number", $value: inMs(value) }),
  // Figma uses one typeface. Only browsers need the fallbacks.
  fontFamily: (value: string | readonly string[]) => ({ $type: "string", $value: [value].flat()[0] }),
  fontWeight: (value: string | number) => ({ $type: "number", $value: weightNames[value] ?? value }),
  // Figma's opacity ranges from 0 to 100.
  number: (value: number, path) => ({
    $type: "number",
    $value: path.startsWith("opacity.") ? digits(value * 100) : value,
  }),
};

/** Converts to sRGB, the color space of Figma's documents. */
function figmaColor(color: ColorValue): unknown {
  const hex = colorToHex({ ...color, alpha: 1 });
  const components = [1, 3, 5].map((index) => digits(Number.parseInt(hex.slice(index, index + 2), 16) / 255));
  return { colorSpace: "srgb", components, alpha: color.alpha ?? 1, hex: hex.toUpperCase() };
}

/**
 * Rounds to six decimals. This also removes binary rounding errors, such as that of 0.07 × 100, which is
 * 7.000000000000001.
 */
export function digits(value: number): number {
  return Number(value.toFixed(6));
}
