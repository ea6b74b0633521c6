import { nearestWord } from "../dtcg/mistake.ts";
import { textParts } from "../dtcg/values.ts";

/** The token, or part of one, that a name refers to. */
export interface Named {
  /** Dotted path: "color.clay.600". */
  path: string;
  part?: string;
  /** True for an entire fluid value, "fontSizes.h1". Then `path` is the path of its `max`. */
  isFluid?: boolean;
}

/**
 * Returns the name in lowercase with dashes between words: "fontSizes", "Font sizes" and "font_sizes" all become
 * "font-sizes". Other symbols stay, because "body+" is not "body".
 */
export function dashed(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[ _./]/g, "-")
    .toLowerCase();
}

/**
 * Returns a token's name as one word: "color-fg-on-deep". A `$root` has the name of its group, and a custom property
 * that of its token.
 */
export function flatName(names: readonly string[]): string {
  return names
    .filter((name) => name !== "$root")
    .map((name) => dashed(name.startsWith("--") ? name.slice(2) : name))
    .join("-");
}

/** Returns a token's custom property: "--font-sizes-h1-max". */
export function cssName(path: string, part = ""): string {
  return `--${flatName([...path.split("."), ...(part ? [part] : [])])}`;
}

/** Returns the group of a fluid value: "fontSizes.h1" for "fontSizes.h1.max". Returns undefined for other paths. */
export function fluidGroup(path: string): string | undefined {
  return path.endsWith(".max") ? path.slice(0, -".max".length) : undefined;
}

/**
 * Names of Chakra's token categories in Tailwind (Tailwind 4, theme variables). Categories without one are left out.
 */
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

/** Suffixes for the parts of a text style that Tailwind's `text-*` supports. It has none for the typeface. */
const tailwindParts: Readonly<Record<string, string>> = {
  fontSize: "",
  fontWeight: "--font-weight",
  letterSpacing: "--letter-spacing",
  lineHeight: "--line-height",
};

/**
 * Returns the name under which Tailwind generates a utility for a token: "--radius-panel", "--text-h1--line-height".
 * Undefined if there is none.
 */
export function tailwindName(path: string, part?: string): string | undefined {
  const [group = "", ...names] = path.split(".");
  if (part) {
    const ending = Object.hasOwn(tailwindParts, part) ? tailwindParts[part] : undefined;
    return ending === undefined ? undefined : `--text-${flatName(names)}${ending}`;
  }
  const own = Object.hasOwn(tailwindGroups, group) ? tailwindGroups[group] : undefined;
  return own === undefined ? undefined : `--${own}-${flatName(names)}`;
}

/** The theme's tokens by the names that other programs use for them. */
export interface NameTable {
  /**
   * Finds the token for an imported name. Ignores the prefix of the theme, and takes Chakra's group "colors" for
   * "color".
   */
  named: (names: readonly string[]) => Named | undefined;
  /** Returns the path of the token with the most similar name, with the part of a text style. */
  nearest: (name: string) => string | undefined;
}

export function nameTable(tokens: Iterable<{ path: string; type: string }>, prefix?: string): NameTable {
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
    for (const part of Object.keys(textParts)) {
      add(cssName(path, part), { path, part });
      add(tailwindName(path, part), { path, part });
    }
  }
  return {
    named(names) {
      const name = flatName(names);
      const plain = prefix !== undefined && name.startsWith(`${prefix}-`) ? name.slice(prefix.length + 1) : name;
      return table.get(plain.replace(/^colors-/, "color-"));
    },
    nearest(name) {
      const { path, part, isFluid } = table.get(nearestWord(name, table.keys()) ?? "") ?? {};
      const whole = isFluid && path ? fluidGroup(path) : path;
      return part ? `${whole}.${part}` : whole;
    },
  };
}

/**
 * Returns the mode at the end of a name, in any notation: "Dark", "semantic/dark", "semantic.light-more-contrast",
 * "Light high contrast". Undefined if the name ends in no mode.
 */
export function modeNamed(name: string, modes: readonly string[]): string | undefined {
  const plain = plainMode(name);
  // Longest first, because the name of one mode may be the end of another's.
  return [...modes]
    .sort((one, other) => other.length - one.length)
    .find((mode) => `-${plain}`.endsWith(`-${plainMode(mode)}`));
}

/** Returns the words of a mode with single dashes, in any notation. */
function plainMode(name: string): string {
  return dashed(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .replace("high-contrast", "more-contrast");
}

/** Returns true if a file name contains a word from a mode's name: "dark-theme.css", "high-contrast.css". */
export function mentionsMode(file: string, modes: readonly string[]): boolean {
  const words = new Set(modes.flatMap((mode) => plainMode(mode).split("-")));
  return plainMode(file)
    .split("-")
    .some((word) => words.has(word));
}

/**
 * Returns the mode at the end of a file name, if any: "semantic.dark.tokens.json", the workbench's
 * "semantic.dark.patch.tokens.json", "Dark.json", "dark.css".
 */
export function modeOfFile(file: string, modes: readonly string[]): string | undefined {
  return modeNamed(file.replace(/(?:\.patch)?(?:\.tokens)?\.(?:css|json)$/, ""), modes);
}
