import { modeOklab, modeRgb, parseHex, useMode } from "culori/fn";
import type { TokenFiles } from "../dtcg/read-theme.ts";
import { aliasTarget } from "../dtcg/references.ts";
import { rampOf, type ThemeColors } from "./theme-colors.ts";

useMode(modeRgb);
const toOklab = useMode(modeOklab);

interface UsedTheme {
  files: TokenFiles;
  colors: ThemeColors;
  names: TokenNames;
  /** Values that do not depend on the mode: "spacing.28" and "7rem". */
  values: readonly { name: string; value: string }[];
  /** Sources that can use a token. */
  texts: readonly string[];
}

/** Returns one line per kind of token that could be removed or become an alias. */
export function maintenanceReport({ files, colors, names, values, texts }: UsedTheme): string[] {
  const { unused, same, near } = redundantColors(files, colors);
  const aliases = aliasesIn(files).map((path) => path.replace(/\.max$/, ""));
  const equal = duplicates(values, ({ name, value }) => `${name.split(".")[0]} ${value}`);
  return Object.entries({
    "Unused primitives": unused,
    "Unused tokens": unusedTokens(names, [...texts, aliases.join(" ")]),
    "Equal values": [...same, ...equal.map((group) => group.map(({ name }) => name))].map((group) => group.join(" = ")),
    "Nearly equal colors": near.map((pair) => pair.join(" ~ ")),
    "Colors of their own among aliases": rawAmongAliases(colors),
  }).flatMap(([kind, found]) => (found.length > 0 ? [`${kind} (${found.length}): ${found.join(", ")}`] : []));
}

/** Primitive colors that could be removed without a visible difference. */
interface RedundantColors {
  /** Paths of colors that no other token refers to. */
  unused: string[];
  same: string[][];
  /** Pairs of barely distinguishable colors, nearest first. */
  near: [a: string, b: string][];
}

/**
 * Minimum distance in OKLab. Adjacent areas are distinguishable from about 0.02. The palest and darkest steps of all
 * ramps are closer than that and differ by hue, so this limit is far lower.
 */
const minDistance = 0.004;

export function redundantColors(files: TokenFiles, { ramps }: Pick<ThemeColors, "ramps">): RedundantColors {
  const targets = new Set(aliasesIn(files));
  const steps = [...ramps.values()].flat();
  const unique = [...new Map(steps.toReversed().map((step) => [step.hex, step])).values()].reverse();
  const near = unique.flatMap((a, index) =>
    unique
      .slice(index + 1)
      .map((b) => ({ paths: [a.path, b.path] as [string, string], distance: distance(a.hex, b.hex) })),
  );
  return {
    unused: steps.filter(({ path }) => !targets.has(path)).map(({ path }) => path),
    same: duplicates(steps, ({ hex }) => hex).map((group) => group.map(({ path }) => path)),
    near: near
      .filter((pair) => pair.distance < minDistance)
      .sort((a, b) => a.distance - b.distance)
      .map(({ paths }) => paths),
  };
}

/** Returns colors by purpose with a literal value, in groups where most colors refer to a step. */
export function rawAmongAliases({ modes }: Pick<ThemeColors, "modes">): string[] {
  return Object.entries(modes).flatMap(([mode, shades]) => {
    const isRaw = ([name, { step }]: [string, { step?: string }]) => {
      const group = [...shades].filter(([other]) => rampOf(other) === rampOf(name));
      return !step && group.filter((other) => !other[1].step).length * 2 < group.length;
    };
    return [...shades].filter(isRaw).map(([name]) => `${mode} ${name}`);
  });
}

function distance(a: string, b: string): number {
  const [from, to] = [toOklab(parseHex(a)), toOklab(parseHex(b))];
  if (!from || !to) return Number.POSITIVE_INFINITY;
  return Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b);
}

function aliasesIn(value: unknown): string[] {
  const target = aliasTarget(value);
  if (target) return [target];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(aliasesIn);
}

/** Groups items that share a key, in order of their first item. Drops items with a unique key. */
function duplicates<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Token names by category, as in styles: "spacing.28" is "28". */
type TokenNames = Readonly<Record<string, readonly string[]>>;

/**
 * Returns tokens that no text mentions: by name, with a minus sign, with their category, or as a role of the current
 * palette. A name with another meaning elsewhere counts as used, because a false alarm is worse than an unused token.
 */
export function unusedTokens(tokens: TokenNames, texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.split(/[^\w.-]/)));
  const isUsed = (category: string, name: string) => {
    const [palette = "", role = ""] = name.split(".");
    const isUsedByRole = words.has(`colorPalette.${role}`) && words.has(palette);
    // "wheel." comes from a template literal that continues with a number.
    return [name, `-${name}`, `${category}.${name}`, `${palette}.`].some((word) => words.has(word)) || isUsedByRole;
  };
  return Object.entries(tokens).flatMap(([category, names]) =>
    names.filter((name) => !isUsed(category, name)).map((name) => `${category}.${name}`),
  );
}
