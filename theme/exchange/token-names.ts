import { textParts } from "./text-parts.ts";

/** What a name of the theme stands for. */
export interface Named {
  /** "color.clay.600" */
  path: string;
  /** Of a text style: which of its parts. */
  part?: string;
  /** A fluid value as a whole, "fontSizes.h1"; `path` is then that of its `max`. */
  isFluid?: boolean;
}

/** Small letters, digits and single dashes: "fontSizes", "Font sizes" and "font_sizes" are all "font-sizes". */
export function dashed(name: string): string {
  let result = "";
  let before = "";
  for (const letter of name) {
    const isCapital = letter >= "A" && letter <= "Z";
    const isNew = isCapital && ((before >= "a" && before <= "z") || (before >= "0" && before <= "9"));
    const isPart = /[A-Za-z0-9]/.test(letter);
    if ((isNew || !isPart) && !result.endsWith("-")) result += "-";
    if (isPart) result += letter.toLowerCase();
    before = letter;
  }
  return result.replace(/^-/, "").replace(/-$/, "");
}

/** The name of a token in one word: "color-fg-on-deep". A `$root` is its group. */
export function flatName(names: readonly string[]): string {
  return names
    .filter((name) => name !== "$root")
    .map(dashed)
    .join("-");
}

/** The name under which CSS knows a token: "--font-sizes-h1-max". */
export function cssName(path: string, part = ""): string {
  return `--${flatName([...path.split("."), ...(part ? [part] : [])])}`;
}

/** The group of a fluid value, "fontSizes.h1" of "fontSizes.h1.max"; undefined for any other path. */
export function fluidGroup(path: string): string | undefined {
  return path.endsWith(".max") ? path.slice(0, -".max".length) : undefined;
}

/** Groups of Tailwind’s theme for the groups of this one (Tailwind 4, theme variables). What it has no group for is missing. */
const tailwindGroups: Readonly<Record<string, string>> = {
  blurs: "blur",
  color: "color",
  easings: "ease",
  fontWeights: "font-weight",
  fonts: "font",
  letterSpacings: "tracking",
  lineHeights: "leading",
  radii: "radius",
  shadows: "shadow",
  sizes: "container",
  spacing: "spacing",
};

/** Parts of a text style that Tailwind’s `text-*` has, and what stands for them; its typeface is not among them. */
const tailwindParts: Readonly<Record<string, string>> = {
  fontSize: "",
  fontWeight: "--font-weight",
  letterSpacing: "--letter-spacing",
  lineHeight: "--line-height",
};

/** The name that makes utilities of a token in Tailwind: "--radius-panel", "--text-h1--line-height"; undefined where it has none. */
export function tailwindName(path: string, part?: string): string | undefined {
  const [group = "", ...names] = path.split(".");
  if (part) {
    const ending = Object.hasOwn(tailwindParts, part) ? tailwindParts[part] : undefined;
    return ending === undefined ? undefined : `--text-${flatName(names)}${ending}`;
  }
  const own = Object.hasOwn(tailwindGroups, group) ? tailwindGroups[group] : undefined;
  return own === undefined ? undefined : `--${own}-${flatName(names)}`;
}

/** Every name under which tokens of the theme are known elsewhere. */
export function nameTable(tokens: Iterable<{ path: string; type: string }>): Map<string, Named> {
  const table = new Map<string, Named>();
  const add = (name: string | undefined, named: Named) => {
    if (name !== undefined && !table.has(flatName([name]))) table.set(flatName([name]), named);
  };
  for (const { path, type } of tokens) {
    const named = { path };
    add(cssName(path), named);
    const group = fluidGroup(path);
    if (group) {
      add(cssName(group), { path, isFluid: true });
      add(tailwindName(group), { path, isFluid: true });
    } else add(tailwindName(path), named);
    if (type !== "typography") continue;
    for (const part of textParts) {
      add(cssName(path, part), { path, part });
      add(tailwindName(path, part), { path, part });
    }
  }
  return table;
}

/** What a foreign name stands for: `k-` before it, and “colors”, are how Chakra has it. */
export function namedIn(table: ReadonlyMap<string, Named>, names: readonly string[]): Named | undefined {
  const name = flatName(names)
    .replace(/^k-/, "")
    .replace(/^colors-/, "color-");
  return table.get(name);
}
