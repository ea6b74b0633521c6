import { cssValue, writtenColor } from "@kindred-ground/tokens/dtcg/css-value.ts";
import type { TokenFiles } from "@kindred-ground/tokens/dtcg/read-theme.ts";
import { isObject, type TokenType } from "@kindred-ground/tokens/dtcg/read-tree.ts";
import { oneLine } from "@kindred-ground/tokens/dtcg/token-text.ts";
import { type Mode, modes } from "../../../theme/conditions.ts";
import { aliasTarget } from "../../../theme/read-tokens.ts";
import { variableOf } from "../token-names.ts";
import { composites } from "./editor-for.ts";
import type { LiveTheme } from "./edits.ts";
import type { LiveStyles } from "./live-styles.ts";

/** A token in one file. Semantic colors have a file for each mode. */
export interface TokenEntry {
  /** File name: "color.tokens.json". */
  file: string;
  /** Path in the file: "color.clay.600". */
  path: string;
  type: string;
  /** Value as written in the file, possibly an alias. */
  value: unknown;
  description?: string;
  /** Descriptions of the groups that contain the token. Only searches use them. */
  about?: string;
  /** The reason, or true if none is given. */
  deprecated?: string | true;
}

export function entriesOf(files: TokenFiles): TokenEntry[] {
  return Object.entries(files).flatMap(([file, root]) => collect(root, { file, path: [], type: undefined, about: "" }));
}

const overrideEnd = "-more-contrast.tokens.json";

/**
 * Returns all entries, plus those that each more-contrast file could override: the colors that its mode inherits from
 * light or dark. Setting such an entry is an edit of that file.
 */
export function everyEntry(files: TokenFiles): TokenEntry[] {
  const written = entriesOf(files);
  const overrides = Object.keys(files).filter((file) => file.endsWith(overrideEnd));
  const open = overrides.flatMap((file) => {
    const own = new Set(written.filter((entry) => entry.file === file).map(({ path }) => path));
    const usual = file.replace(overrideEnd, ".tokens.json");
    return written.filter((entry) => entry.file === usual && !own.has(entry.path)).map((entry) => ({ ...entry, file }));
  });
  // A color's description is written only once, for all modes.
  const said = new Map([...written].reverse().map(({ path, description }) => [path, description]));
  return [...written, ...open].map((entry) => {
    const description = entry.description ?? said.get(entry.path);
    return description === undefined ? entry : { ...entry, description };
  });
}

interface Place {
  file: string;
  path: readonly string[];
  type: string | undefined;
  about: string;
  deprecated?: string | true;
}

/**
 * Collects a group's tokens. The group's type and `$deprecated` apply to tokens that have none of their own. Anything
 * other than a group or a token is an entry too, so that an import refuses it by name.
 */
function collect(group: unknown, place: Place): TokenEntry[] {
  const { file, path } = place;
  if (!isObject(group)) return [{ file, path: path.join("."), type: "", value: group }];
  const text = typeof group.$description === "string" ? group.$description : "";
  const type = typeof group.$type === "string" ? group.$type : place.type;
  const deprecated = (group.$deprecated ?? place.deprecated) as string | boolean | undefined;
  const marked = deprecated ? { deprecated } : {};
  const said = { ...(text ? { description: text } : {}), ...(place.about ? { about: place.about } : {}), ...marked };
  const own = { file, path: path.join("."), type: type ?? "", value: group.$value, ...said };
  // The description of a whole file would match every token in it.
  const about = path.length > 0 ? `${place.about} ${text}`.trim() : "";
  const below = Object.entries(group).flatMap(([key, child]) =>
    key.startsWith("$") && key !== "$root"
      ? []
      : collect(child, { file, path: [...path, key], type, about, ...marked }),
  );
  return group.$value === undefined ? below : [own, ...below];
}

/** Returns the mode of a file with semantic colors, or undefined for files that apply in every mode. */
export function modeOf(file: string): Mode | undefined {
  return modes.find((mode) => file === `semantic.${mode}.tokens.json`);
}

export function swatchOf({ file, path, type }: TokenEntry, { colors }: LiveTheme): string | undefined {
  if (type !== "color") return undefined;
  const mode = modeOf(file);
  if (mode) return colors.modes[mode].get(path.slice("color.".length))?.hex;
  const ramp = colors.ramps.get(path.slice(0, path.lastIndexOf(".")));
  return ramp?.find((step) => step.path === path)?.hex;
}

/** Returns a value as in CSS: "220ms". An alias keeps its braces, and a composite value is JSON. */
export function shownValue({ type }: Pick<TokenEntry, "type">, value: unknown): string {
  if (aliasTarget(value)) return String(value);
  return Object.hasOwn(composites, type) ? oneLine(value) : cssValue({ type: type as TokenType, value }, writtenColor);
}

export interface TokenUses {
  /**
   * Paths of pages whose own styles use the token. Undefined until the build's list has loaded, and for a step of a
   * ramp.
   */
  pages?: string[];
  all: number;
  recipes: readonly string[];
  /** Semantic colors that use the token, if it is a step of a ramp. */
  purposes?: string[];
}

interface Sources {
  entries: readonly TokenEntry[];
  styles: LiveStyles | undefined;
  /** Recipe names by token name, "colors.bg.raised". */
  recipes: Readonly<Record<string, readonly string[]>>;
}

export function usesOf(entry: TokenEntry, { entries, styles, recipes }: Sources): TokenUses {
  const all = Object.keys(styles?.pages ?? {});
  if (entry.type === "color" && !modeOf(entry.file)) {
    const takers = entries.filter(({ value }) => aliasTarget(value) === entry.path);
    return {
      all: all.length,
      recipes: [],
      purposes: [...new Set(takers.map(({ path }) => path.slice("color.".length)))],
    };
  }
  const [category = "", ...rest] = entry.path.split(".");
  const chakraCategory = category === "color" ? "colors" : category;
  const name = rest.filter((part, index) => index < rest.length - 1 || !["min", "max"].includes(part)).join(".");
  const places = styles?.uses[variableOf(chakraCategory, name)] ?? [];
  return {
    ...(all.length > 0 ? { pages: places.flatMap((place) => all[place] ?? []) } : {}),
    all: all.length,
    recipes: recipes[`${chakraCategory}.${name}`] ?? recipes[`colors.colorPalette.${rest.at(-1)}`] ?? [],
  };
}

/** Returns the words of a query, in lowercase. */
export function wordsOf(query: string): string[] {
  // 100 characters are more than any name or value.
  return query.toLowerCase().slice(0, 100).split(/\s+/).filter(Boolean);
}

/** Returns the first two parts of a color's path, or the first part of any other path. */
export function groupName(path: string): string {
  return path
    .split(".")
    .slice(0, path.startsWith("color.") ? 2 : 1)
    .join(".");
}
