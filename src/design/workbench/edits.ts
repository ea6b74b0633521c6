import { hexToWrittenOklch } from "@kindred-ground/tokens/color/color.ts";
import type { Resolver, TokenFiles, TokenGroup } from "@kindred-ground/tokens/dtcg/read-theme.ts";
import type { Suggestion } from "@kindred-ground/tokens/gate/fix.ts";
import { rampOfColor } from "@kindred-ground/tokens/gate/ramp.ts";
import type { ThemeColors } from "@kindred-ground/tokens/gate/theme-colors.ts";
import { type Mode, modeConditions, modes } from "../../../theme/conditions.ts";
import { type Definitions, defineTokens, leavesOf, type Tree } from "../../../theme/define-tokens.ts";
import { readColors } from "../../../theme/read-tokens.ts";
import { styledParts } from "../text-styles.ts";
import { variableOf } from "../token-names.ts";
import { type ColorValue, editorFor } from "./editor-for.ts";
import { modeOf, shownValue, swatchOf, type TokenEntry, wordsOf } from "./token-entry.ts";

type Variables = ReadonlyMap<string, string>;

export interface LiveTheme {
  variables: Readonly<Record<Mode, Variables>>;
  colors: ThemeColors<Mode>;
}

/** Reads the theme with the edits applied, using the same reader as builds. Throws that reader's errors. */
export function liveTheme(files: TokenFiles, resolver: Resolver, edits: Edits): LiveTheme {
  const now = editedFiles(files, edits);
  const definitions = defineTokens(now, resolver);
  const inModes = modes.map((mode): [Mode, Variables] => [mode, variablesIn(definitions, mode)]);
  return {
    variables: Object.fromEntries<Variables>(inModes) as Record<Mode, Variables>,
    colors: readColors(now, resolver),
  };
}

function variablesIn(definitions: Definitions, mode: Mode): Map<string, string> {
  const { tokens, semanticTokens } = definitions;
  const variables = new Map<string, string>();
  for (const [category, tree] of Object.entries(tokens)) {
    for (const { name, value } of leavesOf(tree as Tree<string>)) variables.set(variableOf(category, name), value);
  }
  for (const [category, tree] of Object.entries(semanticTokens)) {
    for (const { name, value } of leavesOf(tree as Tree<Record<string, string>>)) {
      variables.set(variableOf(category, name), inMode(value, mode));
    }
  }
  for (const parts of styledParts(definitions).values())
    for (const { variable, value } of parts) variables.set(variable, value);
  return variables;
}

/** Returns the value in `mode`. A more-contrast mode falls back to light or dark, and dark falls back to light. */
function inMode(values: Record<string, string>, mode: Mode): string {
  const usual = mode.startsWith("dark") ? modeConditions.dark : modeConditions.light;
  return values[modeConditions[mode][0]] ?? values[usual[0]] ?? values.base ?? "";
}

/** Changed values by their entry's `keyOf`. */
export type Edits = Readonly<Record<string, unknown>>;

/** Returns an entry's key: "color.tokens.json#color.clay.600". */
export function keyOf({ file, path }: Pick<TokenEntry, "file" | "path">): string {
  return `${file}#${path}`;
}

export function currentValue(entry: TokenEntry, edits: Edits): unknown {
  return edits[keyOf(entry)] ?? entry.value;
}

/** Returns the edits with a new value for an entry. Drops the edit if the value equals the file's. */
export function withEdit(edits: Edits, entry: TokenEntry, value: unknown): Edits {
  const key = keyOf(entry);
  const { [key]: _, ...others } = edits;
  return isSame(value, entry.value) ? others : { ...others, [key]: value };
}

/** Returns the files with the edits applied. Unedited parts are shared, not copied. */
export function editedFiles(files: TokenFiles, edits: Edits): TokenFiles {
  const result = new Map(Object.entries(files));
  for (const [key, value] of Object.entries(edits)) {
    const { file, path } = entryAt(key);
    const root = result.get(file);
    if (root) result.set(file, withValue(root, path.split("."), value));
  }
  return Object.fromEntries(result);
}

export function entryAt(key: string): Pick<TokenEntry, "file" | "path"> {
  const end = key.indexOf("#");
  return { file: key.slice(0, end), path: key.slice(end + 1) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Returns the group with a new value. Creates missing groups, because a more-contrast file may not contain them yet.
 */
function withValue(group: TokenGroup | undefined, [name, ...rest]: readonly string[], value: unknown): TokenGroup {
  if (name === undefined) return { ...group, $value: value };
  return { ...group, [name]: withValue(group?.[name] as TokenGroup | undefined, rest, value) };
}

export type Change = readonly [entry: TokenEntry, value: unknown];

/**
 * Returns changes that give the steps of a color’s ramp that color’s hue, as `npm run brand` does. Each step keeps its
 * saved lightness, even the step of the color itself, because otherwise two steps could be equal. Returns none if the
 * color isn’t a step of a ramp.
 */
export function rampEdits(entry: TokenEntry, { components }: ColorValue, entries: readonly TokenEntry[]): Change[] {
  const ramp = ({ file, path }: TokenEntry) => `${file} ${path.slice(0, path.lastIndexOf("."))}`;
  const steps = entries.flatMap((step) => {
    const editor = editorFor(step, step.value);
    return ramp(step) === ramp(entry) && editor.kind === "color" ? [{ step, components: editor.value.components }] : [];
  });
  const moved = rampOfColor(
    steps.map((each) => each.components),
    components,
  );
  return steps.map(({ step }, index): Change => [step, { colorSpace: "oklch", components: moved[index] }]);
}

interface EditResult {
  edits: Edits;
  refused: string[];
}

/** Maximum number of values, and of refused values. Any others are not tried. */
const maxValues = 600;
const maxRefused = 20;

/**
 * Returns edits with the values that belong to known entries and that a build would accept, and the problems of all
 * others. Reads the theme once if all values fit. Otherwise halves the list until it finds those that don’t, so that
 * the number of reads grows with the number of refused values.
 */
export function takeEdits(
  given: Readonly<Record<string, unknown>>,
  entries: readonly TokenEntry[],
  { files, resolver }: { files: TokenFiles; resolver: Resolver },
  /** Problems of values that were refused before, by key and value. */
  bad = new Map<string, string>(),
): EditResult {
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const all = Object.entries(given);
  const refused = all.length > maxValues ? [`Only the first ${maxValues} of ${all.length} values were looked at.`] : [];
  const fitting = all.slice(0, maxValues).flatMap(([key, value]): Change[] => {
    const entry = byKey.get(key);
    const problem = entry
      ? (bad.get(nameOf(entry, value)) ?? sizeProblem(key, value))
      : `${key}: the theme has no such token`;
    if (problem !== undefined) refused.push(problem);
    return entry && problem === undefined ? [[entry, value]] : [];
  });
  return { edits: add(fitting, {}), refused };

  function add(changes: readonly Change[], edits: Edits): Edits {
    const next = changes.reduce<Edits>((sum, [entry, value]) => withEdit(sum, entry, value), edits);
    if (Object.keys(next).length === Object.keys(edits).length) return next;
    try {
      liveTheme(files, resolver, next);
      return next;
    } catch (error) {
      const [first, ...others] = changes;
      if (first && others.length === 0)
        bad.set(nameOf(...first), error instanceof Error ? error.message : String(error));
      if (others.length === 0 || bad.size > maxRefused) {
        refused.push(...changes.map((change) => bad.get(nameOf(...change)) ?? `${keyOf(change[0])} was not tried`));
        return edits;
      }
      const half = Math.ceil(changes.length / 2);
      return add(changes.slice(half), add(changes.slice(0, half), edits));
    }
  }
}

const nameOf = (entry: TokenEntry, value: unknown) => `${keyOf(entry)} ${JSON.stringify(value)}`;

/** Maximum length of a value as JSON, in characters. */
const maxLength = 1_000;

function sizeProblem(key: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return `${key} has no value`;
  return JSON.stringify(value).length > maxLength ? `${key} is longer than ${maxLength} characters` : undefined;
}

/**
 * Finds a semantic color's entry for a mode, in that mode's own file. Returns undefined if the file doesn't define it.
 */
export function entryToFix(entries: readonly TokenEntry[], token: string, mode: Mode): TokenEntry | undefined {
  return entries.find(({ file, path }) => modeOf(file) === mode && path === `color.${token}`);
}

export function fixedValue({ hex, value }: Suggestion): unknown {
  return value.startsWith("{") ? value : { colorSpace: "oklch", components: hexToWrittenOklch(hex) };
}

interface Searched {
  entries: readonly TokenEntry[];
  edits: Edits;
  live: LiveTheme;
}

/**
 * Finds tokens that have all words of a query in their path, file, value, hex color or descriptions, including those of
 * their groups. Tokens whose path and file contain the most words come first. Returns none for an empty query.
 */
export function findTokens(query: string, { entries, edits, live }: Searched): TokenEntry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const textOf = (entry: TokenEntry) => {
    const { path, file, description = "", about = "", value } = entry;
    const now = edits[keyOf(entry)] ?? value;
    const values = `${JSON.stringify(now)} ${shownValue(entry, now)} ${swatchOf(entry, live) ?? ""}`;
    return `${path} ${file} ${description} ${about} ${values}`.toLowerCase();
  };
  const found = entries.filter((entry) => {
    const text = textOf(entry);
    return words.every((word) => text.includes(word));
  });
  const named = ({ path, file }: TokenEntry) =>
    words.filter((word) => `${path} ${file}`.toLowerCase().includes(word)).length;
  return found.sort((one, other) => named(other) - named(one));
}
