import { contrastRatio, hexToOklch, oklchToHex } from "../../../../theme/color.ts";
import type { Mode } from "../../../../theme/conditions.ts";
import { meetings } from "../../../../theme/gate/meetings.ts";
import { type ThemeColors, themeColors } from "../../../../theme/gate/theme-colors.ts";
import { neededRatio } from "../../../../theme/gate/verdict.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";

const saved = themeColors(tokenFiles, resolver);

/** This site's colors with replacements in one mode, as if written to that mode's file. */
export function withColors(mode: Mode, colors: Readonly<Record<string, string>>): ThemeColors {
  const file = `semantic.${mode}.tokens.json`;
  const changed = Object.entries(colors).reduce<object>((group, [token, hex]) => {
    const value = { $type: "color", $value: { colorSpace: "oklch", components: hexToOklch(hex) } };
    return merged(group, { color: token.split(".").reduceRight<object>((inner, name) => ({ [name]: inner }), value) });
  }, tokenFiles[file] ?? {});
  return themeColors({ ...tokenFiles, [file]: { ...changed } }, resolver);
}

/** Moves a color toward one that it meets until the pair just fails its contrast ratio. */
export function justBelow(mode: Mode, token: string, against: string): string {
  const [own = "", other = ""] = [token, against].map((name) => saved.modes[mode].get(name)?.hex);
  const purposes = meetings.filter(({ foreground, background }) =>
    [token, against].every((name) => [foreground, background].includes(name)),
  );
  const needed = Math.max(...purposes.map(({ purpose }) => neededRatio(purpose, mode)));
  const [from, chroma, hue] = hexToOklch(own);
  const [to] = hexToOklch(other);
  for (let part = 0; part <= 1; part += 0.02) {
    const moved = oklchToHex([from + (to - from) * part, chroma, hue]);
    if (contrastRatio(moved, other) < needed) return moved;
  }
  throw new Error(`${token} and ${against} meet nowhere`);
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
