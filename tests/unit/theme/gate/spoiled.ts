import { hexToOklch } from "../../../../theme/color.ts";
import type { Mode } from "../../../../theme/conditions.ts";
import { type ThemeColors, themeColors } from "../../../../theme/gate/theme-colors.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";

/** This site’s colors, with another one for a purpose in one mode, as if it had been written into that mode’s file. */
export function withColor(mode: Mode, token: string, hex: string): ThemeColors {
  const file = `semantic.${mode}.tokens.json`;
  const value = { $type: "color", $value: { colorSpace: "oklch", components: hexToOklch(hex) } };
  const change = token.split(".").reduceRight<object>((inner, name) => ({ [name]: inner }), value);
  return themeColors({ ...tokenFiles, [file]: merged(tokenFiles[file] ?? {}, { color: change }) }, resolver);
}

function merged(base: object, change: object): Record<string, unknown> {
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(change)) {
    const old = result[name];
    const goesDeeper = typeof old === "object" && old !== null && !("$value" in value);
    result[name] = goesDeeper && typeof value === "object" ? merged(old, value) : value;
  }
  return result;
}
