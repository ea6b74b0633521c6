import { globSync, readFileSync } from "node:fs";
import { nearestWord } from "@kindred-ground/tokens/dtcg/mistake.ts";
import { definitions, noTokens, styleProperties } from "./computed.ts";
import { palettes } from "./contrast-pairs.ts";
import { leavesOf, type Tree } from "./define-tokens.ts";
import { tokenCategories, variableOf } from "./token-rules.ts";
import { canUseTokens, computed, type TokenUse, tokenUses } from "./token-uses.ts";
import { keywords } from "./utilities.ts";

/** A use of a token, with its file. */
export type FoundUse = TokenUse & { file: string };

/** Names by category, as in styles: "radii" and "panel". */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns one line for each use, in the site's modules, of a token that no token file has. */
export function nameMistakes(): string[] {
  const categories = categoriesByProperty();
  const names = namesInTheme();
  const uses = globSync("{src,theme,prerender,server}/**/*.{ts,tsx}").flatMap((file) => {
    const text = readFileSync(file, "utf8");
    if (!file.endsWith("x") && !canUseTokens(text, [...names.keys()])) return [];
    return tokenUses(file, text, (property) => categories.get(property)).map((use) => ({ file, ...use }));
  });
  return unknownNames(uses, names);
}

/** Returns the token category of each style property and shorthand. */
export function categoriesByProperty(): Map<string, string> {
  // `styleProperties` lacks these two, because they set other properties.
  const categories = new Map([
    ["boxSize", "sizes"],
    ["textStyle", "textStyles"],
  ]);
  for (const [category, properties] of Object.entries(styleProperties))
    for (const [name, shorthand] of Object.entries(category === noTokens ? {} : properties))
      for (const property of [name, ...shorthand]) categories.set(property, category);
  return categories;
}

/** Returns the theme's names, with an empty set for a category without tokens. */
function namesInTheme(): Names {
  const { tokens, semanticTokens, textStyles } = definitions;
  const namesOf = (tree: unknown) => leavesOf((tree ?? {}) as Tree<unknown>).map(({ name }) => name);
  return new Map(
    tokenCategories().map((category) => {
      const styles = category === "textStyles" ? Object.keys(textStyles) : [];
      return [category, new Set([...namesOf(tokens[category]), ...namesOf(semanticTokens[category]), ...styles])];
    }),
  );
}

/** Returns one line for each use of a name that the theme lacks. Skips categories that are not in `names`. */
export function unknownNames(uses: readonly FoundUse[], names: Names): string[] {
  const used = new Set(uses.map(({ category, name }) => `${category}.${plainName(name)}`));
  const paths = [...names].flatMap(([category, all]) => [...all].map((name) => `${category}.${name}`));
  const variables = paths.map(variableOf);
  const lines = uses.flatMap(({ file, line, category, name: written }) => {
    const isVariable = category === "";
    const name = isVariable ? written : plainName(written);
    const all = isVariable ? variables : [...(names.get(category) ?? [])];
    if (written.includes(computed)) return composedProblem({ file, line, category, name: written }, names, all);
    const isOther = isVariable ? written.startsWith("colors-color-palette-") : !names.has(category);
    if (isOther || all.includes(name) || (!isVariable && isAllowed(category, written, all))) return [];
    const unused = isVariable ? [] : all.filter((one) => !used.has(`${category}.${one}`));
    const shown = (one: string) => shownName(category, one);
    const [meant, ...more] = fixFor(name, all, unused).map(shown);
    const fix = more.length > 0 ? `use one of ${[meant, ...more].join(", ")}` : `did you mean ${meant}?`;
    const problem = `uses ${shown(name)}, which no token file has`;
    return [`${file}:${line}: ${problem}; ${meant === undefined ? "add it" : fix}`];
  });
  return [...new Set(lines)];
}

function shownName(category: string, name: string): string {
  return category === "" ? `--k-${name}` : `${groupOf(category)}.${name}`;
}

/** Returns a line if no name of the theme has the written parts of a composed one. */
function composedProblem({ file, line, category, name }: FoundUse, names: Names, all: readonly string[]): string[] {
  const [start = "", ...parts] = name.split(computed);
  const end = parts.at(-1) ?? "";
  const isKnown = all.some(
    (one) => one.startsWith(start) && one.endsWith(end) && one.length > start.length + end.length,
  );
  const isPalette = name.startsWith("colorPalette.") || name.startsWith("colors-color-palette-");
  if (isKnown || isPalette || (category !== "" && (names.get(category)?.size ?? 0) === 0)) return [];
  const separator = category === "" ? "-" : ".";
  const groups = new Set(all.map((one) => one.slice(0, one.indexOf(separator) + 1)));
  const nearest = start ? nearestWord(start, groups) : undefined;
  const fix = nearest ? `did you mean ${shownName(category, nearest)}${computed}${end}?` : "add it";
  return [`${file}:${line}: uses ${shownName(category, name)}, and no token file has such a name; ${fix}`];
}

/** Returns the steps next to a number, a similar name, the only name that nothing uses, or else all names. */
function fixFor(name: string, all: readonly string[], unused: readonly string[]): readonly string[] {
  if (Number.isFinite(Number(name))) {
    const steps = all.filter((one) => Number.isFinite(Number(one)));
    const below = steps.filter((one) => Number(one) < Number(name)).at(-1);
    const above = steps.find((one) => Number(one) > Number(name));
    return [below, above].filter((step) => step !== undefined);
  }
  const nearest = nearestWord(name, all);
  if (nearest !== undefined) return [nearest];
  // A renamed token is the one that nothing uses.
  return unused.length === 1 ? unused : all;
}

/** Drops the minus sign of a margin, and the opacity of a color: "fg.default/60". */
function plainName(written: string): string {
  const [name = ""] = written.split("/");
  return name.startsWith("-") ? name.slice(1) : name;
}

/** True for CSS keywords and values, and for a role that a palette has. */
function isAllowed(category: string, written: string, names: readonly string[]): boolean {
  if (written.startsWith("colorPalette.")) {
    const role = plainName(written).slice("colorPalette.".length);
    return palettes.some((palette) => names.includes(`${palette}.${role}`));
  }
  const isPaint = category === "colors" && written === "none";
  return isPaint || written === "0" || Object.hasOwn(keywords[category] ?? {}, written) || !isName(written);
}

/** True for the name of a token. Values in brackets, lengths and functions are CSS. A number is the name of a step. */
function isName(written: string): boolean {
  const isNumber = written.trim() !== "" && Number.isFinite(Number(written));
  return isNumber || /^-?[A-Za-z][\w.-]*(?:\/\d+)?$/.test(written);
}

/** Returns the name of a category's group in the token files. */
function groupOf(category: string): string {
  return { colors: "color", textStyles: "text" }[category] ?? category;
}
